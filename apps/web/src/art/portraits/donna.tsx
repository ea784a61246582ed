import { Picture } from '../picture.tsx'
import { ACCENT, INK, LIGHT, SHADE } from '../tones.ts'
import { by, type Mood } from './mood.ts'

/** A professor who lost her chair: cat-eye glasses, a pencil through the bun, a grey streak, her books behind her. */
export function Donna({ mood }: { mood: Mood }) {
  return (
    <Picture box="0 0 240 240">
      <path fill={ACCENT} d="M0 0h240v240H0z" />
      <path
        fill={by(mood, SHADE, SHADE, INK)}
        d="M6 6h14v86H6zM25 18h9v74h-9zM38 0h17v92H38zM196 0h10v92h-10zM212 14h20v78h-20zM0 98h240v7H0zM4 120h18v84H4zM28 112h10v92H28zM202 116h8v88h-8zM216 126h18v78h-18zM0 210h240v7H0z"
      />
      <g transform="translate(246 9) scale(-1.040 1.040)">
        <path fill={INK} d="M8 240V226C30 208 62 202 88 190H154C180 202 212 208 232 226V240Z" />
        <path fill={INK} d="M96 22C92 2 112-8 132-4C152 0 158 18 148 30Z" />
        <path fill={LIGHT} d="M76 8 80 0 168 24 177 33 165 31Z" />
        <path fill={INK} d="M165 31 177 33 171 27Z" />
        <path fill={INK} d="M98 160H150V196L122 224 98 196Z" />
        <path fill={SHADE} d="M98 190C106 202 114 206 120 207L122 224 98 200Z" />
        <path fill={LIGHT} d="M94 192 121 226 104 240 78 204Z" />
        <path fill={SHADE} d="M150 192 123 226 140 240 166 204Z" />
        <path
          fill={SHADE}
          d="M120 46C154 46 171 70 171 102C171 132 160 160 144 178C134 189 126 193 120 193Z"
        />
        <path
          fill={LIGHT}
          d="M118 46C88 46 69 70 69 102C69 130 78 158 94 177C103 187 112 192 121 192L122 178C117 174 117 170 122 167L121 150C126 149 132 147 133 142C134 136 129 128 126 118C122 108 122 100 126 92C134 82 138 66 132 47Z"
        />
        <path
          fill={LIGHT}
          d="M142 127C152 127 160 121 166 113C165 130 159 144 151 152C149 142 146 134 142 127Z"
        />
        <path
          fill={INK}
          d="M122 18C168 16 192 48 189 94C188 118 182 136 171 148C176 120 172 98 164 82C146 80 130 70 118 56C108 72 92 84 76 92C68 108 68 128 72 148C58 132 51 112 52 90C53 46 80 20 122 18Z"
        />
        <path
          fill={LIGHT}
          d="M112 24C84 30 64 54 60 88C72 60 92 42 118 34ZM116 42C100 46 84 60 76 78C90 66 106 54 118 50Z"
        />
        <path fill={SHADE} d="M138 26C162 34 176 56 178 86C172 62 158 46 136 40Z" />
        <path fill={SHADE} d="M100 140C94 146 91 154 92 164C87 154 91 144 100 140Z" />
        <path
          fill={INK}
          d={by(
            mood,
            'M103 162C110 157 117 155 122 158C127 155 133 157 140 162C133 163 112 163 103 162ZM108 165C116 166 128 166 135 165C130 171 113 171 108 165Z',
            'M104 165C110 158 117 156 122 158C127 156 133 158 139 165C130 162 113 162 104 165ZM108 167C116 165 128 165 135 167C129 172 114 172 108 167Z',
            'M102 160C110 154 118 155 122 157C127 155 134 154 141 160L136 174C128 180 114 180 107 174Z',
          )}
        />
        <path fill={by(mood, 'none', 'none', LIGHT)} d="M107 162C116 159 128 159 136 162L134 166H109Z" />
        <path
          fill={INK}
          d="M104 139C107 134 112 136 113 141C110 142 106 142 104 139ZM122 144C128 141 132 141 134 139C133 144 129 147 124 147Z"
        />
        {/* behind the glasses */}
        <circle fill={INK} cx="96" cy="106" r="6.500" />
        <path
          fill={INK}
          d={by(
            mood,
            'M78 106C84 97 102 97 112 108C102 103 90 102 78 106Z',
            'M78 104C86 98 102 99 112 110C102 106 90 104 78 104Z',
            'M74 97C88 96 106 102 116 113C104 109 88 105 74 104Z',
          )}
        />
        <path fill={SHADE} d="M80 114C90 119 104 118 112 112C106 122 90 124 80 114Z" />
        <path
          fill={INK}
          d={by(
            mood,
            'M72 84C82 76 102 77 114 86C100 82 86 82 72 84Z',
            'M72 78C84 74 104 80 116 92C102 86 86 82 72 78Z',
            'M70 74C84 74 106 84 118 97C102 90 86 84 70 74Z',
          )}
        />
        <path fill={INK} d="M127 96C140 86 160 86 172 93C172 112 164 123 148 123C133 123 126 111 127 96Z" />
        <path
          fill={LIGHT}
          d={by(
            mood,
            'M136 108C143 101 156 101 164 107C156 112 144 112 136 108Z',
            'M150 90 168 92 154 120 138 117Z',
            'M131 98C142 90 158 89 169 95C168 110 162 119 148 119C137 119 131 110 131 98Z',
          )}
        />
        <circle fill={by(mood, INK, 'none', 'none')} cx="150" cy="106" r="5" />
        <path
          fill="none"
          stroke={INK}
          stroke-width="5"
          d="M66 90C80 84 106 88 117 97C119 112 110 123 94 123C78 123 70 112 70 93M126 97C136 88 162 84 178 90M172 93C172 112 164 123 148 123C132 123 125 112 126 97M117 98C120 95 123 95 126 98"
        />
        <circle fill={LIGHT} cx="71" cy="152" r="5" />
      </g>
    </Picture>
  )
}
