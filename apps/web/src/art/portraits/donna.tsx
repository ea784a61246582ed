import { Picture } from '../picture.tsx'
import { ACCENT, INK, LIGHT, SHADE, WALL } from '../tones.ts'
import { by, type Mood } from './mood.ts'

/** A professor who lost her chair: cat-eye glasses, a pencil through the bun, a grey streak, her books behind her. */
export function Donna({ mood }: { mood: Mood }) {
  return (
    <Picture box="0 0 240 240" fit="middle">
      <path fill={WALL} d="M0 0h240v240H0z" />
      <path
        fill={by(mood, SHADE, SHADE, INK)}
        d="M6 0h16v92H6zM27 18h9v74h-9zM41 8h13v84H41zM190 0h10v92h-10zM205 26h9v66h-9zM219 12h16v80h-16zM0 98h240v6H0zM4 122h16v82H4zM26 114h9v90h-9zM41 138l9-3 17 66-9 3zM200 116h8v88h-8zM213 128h9v76h-9zM228 118h12v86h-12zM0 210h240v6H0z"
      />
      <path
        fill={ACCENT}
        d="M9 20h10v6H9zM44 24h7v18h-7zM222 30h10v5h-10zM222 40h10v5h-10zM7 140h10v22H7zM216 148h3v34h-3z"
      />
      <g transform="translate(256 0) scale(-1.120 1.120)">
        <path fill={INK} d="M0 240V226C26 208 62 202 88 190H154C180 202 214 208 242 226V240Z" />
        <path fill={INK} d="M94 26C86 6 106-6 128-3C150-1 160 16 148 32Z" />
        <path fill={SHADE} d="M136 2C148 8 152 18 146 28C144 18 142 10 136 2Z" />
        <path fill={LIGHT} d="M118 2C104 4 96 12 97 22C102 12 108 8 118 2Z" />
        <path fill={LIGHT} d="M74 11 77 3 166 21 178 30 164 29Z" />
        <path fill={INK} d="M170 24 178 30 169 29.500ZM86 5 90 5.800 87 14 83 13Z" />
        <path fill={INK} d="M98 160H150V196L122 224 98 196Z" />
        <path fill={SHADE} d="M98 188C106 202 114 206 121 207L122 224 98 200Z" />
        <path fill={LIGHT} d="M94 192 121 226 104 240 78 204Z" />
        <path fill={SHADE} d="M150 192 123 226 140 240 166 204Z" />
        <path fill={ACCENT} d="M121 218 127 226 121 234 115 226Z" />
        {/* head */}
        <path fill={INK} d="M120 46C158 46 175 70 174 104C173 134 162 164 146 181C136 191 127 195 120 195Z" />
        <path
          fill={SHADE}
          d="M120 46C154 46 171 70 171 102C171 132 160 160 144 178C134 189 126 192 120 192L104 150Z"
        />
        <path
          fill={LIGHT}
          d="M118 46C88 46 69 70 69 102C69 130 78 158 94 177C103 187 112 192 121 192L122 178C117 174 117 170 122 167L121 150C126 149 132 147 133 142C134 136 129 128 126 118C122 108 122 100 126 92C134 82 138 66 132 47Z"
        />
        <path
          fill={LIGHT}
          d="M143 128C152 127 160 121 165 113C164 130 158 144 150 152C149 142 147 134 143 128Z"
        />
        <path
          fill={ACCENT}
          d="M170 118C168 140 158 162 144 178C138 185 132 189 126 191C140 182 152 164 160 146C164 136 167 127 170 118Z"
        />
        {/* hair */}
        <path
          fill={INK}
          d="M122 18C168 16 192 48 189 94C188 118 182 136 171 148C176 120 172 98 164 82C146 80 130 70 118 54C108 72 92 84 77 92C69 108 68 128 72 150C57 132 50 112 51 90C52 46 80 20 122 18Z"
        />
        <path
          fill={LIGHT}
          d="M122 24C90 26 64 50 59 92C70 62 94 40 122 24ZM119 36C98 44 82 60 74 82C90 68 106 56 119 36Z"
        />
        <path
          fill={SHADE}
          d="M130 24C158 28 178 54 181 92C174 64 158 42 130 24ZM128 38C146 46 160 60 168 78C150 70 138 58 128 38Z"
        />
        {/* lines a career leaves */}
        <path
          fill={SHADE}
          d="M101 139C95 145 92 153 93 163C88 153 92 143 101 139ZM104 174C98 174 94 171 92 167C91 172 96 177 104 174Z"
        />
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
        {/* near eye, behind its glass */}
        <circle fill={INK} cx="96" cy={by(mood, 106, 106.5, 108)} r="6" />
        <circle fill={LIGHT} cx="98.500" cy={by(mood, 104.5, 106, 108)} r="1.700" />
        <path
          fill={INK}
          d={by(
            mood,
            'M78 107C84 97 102 97 112 108C102 103 90 103 78 107Z',
            'M78 105C86 98 102 99 112 110C102 106 90 105 78 105Z',
            'M76 103C88 98 105 103 115 113C103 109 90 106 76 103Z',
          )}
        />
        <path fill={SHADE} d="M80 114C90 118 104 117 111 112C106 121 90 123 80 114Z" />
        <path
          fill={INK}
          d={by(
            mood,
            'M80 78C90 72 104 72 116 79L115 84C104 78 92 77 80 78Z',
            'M82 76C94 75 107 80 119 92L113 92C104 84 94 80 82 76Z',
            'M82 73C94 73 110 82 121 97L111 94C102 86 94 81 82 73Z',
          )}
        />
        {/* far eye: the glass is a mirror when she will not be looked at */}
        <path fill={INK} d="M127 96C140 86 160 86 172 93C172 112 164 123 148 123C133 123 126 111 127 96Z" />
        <path
          fill={LIGHT}
          d={by(
            mood,
            'M136 108C143 101 156 101 164 107C156 112 144 112 136 108Z',
            'M150 91 167 93 155 119 140 118Z',
            'M131 98C142 90 158 89 169 95C168 110 162 119 148 119C137 119 131 110 131 98Z',
          )}
        />
        <circle fill={by(mood, INK, 'none', 'none')} cx="150" cy="106" r="5" />
        <path
          fill={by(mood, 'none', LIGHT, SHADE)}
          d={by(mood, '', 'M142 92 146 91 135 112 133 108Z', 'M150 91 157 91 140 118 136 114Z')}
        />
        <path
          fill="none"
          stroke={INK}
          stroke-width="4.600"
          d="M64 89C80 84 106 88 117 97C119 112 110 123 94 123C78 123 70 112 70 91M126 97C136 88 162 84 178 89M172 91C172 112 164 123 148 123C132 123 125 112 126 97M117 98C120 95 123 95 126 98"
        />
        <circle fill={LIGHT} cx="71" cy="154" r="5" />
        <circle fill={ACCENT} cx="170" cy="152" r="4.500" />
      </g>
    </Picture>
  )
}
