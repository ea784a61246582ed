import { Picture } from './picture.tsx'
import { ACCENT, INK, LIGHT, PAPER, SHADE } from './tones.ts'

const FLOORS = Array.from({ length: 11 }, (_, floor) => 330 + floor * 90)
const COLUMNS = Array.from({ length: 6 }, (_, column) => 548 + column * 90)

/** Rooms with a lamp on, as floor * 6 + column; the people of the game have windows of their own. */
const LIT = new Set([3, 12, 20, 23, 31, 38, 46, 47, 57, 60])

function windows(lit: boolean): string {
  return FLOORS.flatMap((y, floor) =>
    COLUMNS.filter((_, column) => LIT.has(floor * COLUMNS.length + column) === lit).map(
      (x) => `M${x} ${y}h54v58h-54z`,
    ),
  ).join('')
}

const MULLIONS = FLOORS.map((y) => `M500 ${y + 24}h600`)
  .concat(COLUMNS.map((x) => `M${x + 27} 320v970`))
  .join('')

/** Landings on the shady side, joined by stairs. */
const FIRE_ESCAPE = FLOORS.map((y) => `M1104 ${y + 66}h52v-26M1108 ${y + 66}l44 90`).join('')

/**
 * The street at three in the morning. A square that is cut to its place from the bottom: a phone shows the middle
 * (400 to 1200) in full height, a desk the lower 1000 in full width. Quiet enough to lie behind the table.
 */
export function Building() {
  return (
    <Picture box="0 0 1600 1600" fit="bottom">
      <path fill={PAPER} d="M0 0h1600v1600H0z" />
      {/* the glow over the town */}
      <g fill={ACCENT}>
        <circle cx="800" cy="1180" r="1060" fill-opacity=".070" />
        <circle cx="800" cy="1180" r="800" fill-opacity=".080" />
        <circle cx="800" cy="1180" r="560" fill-opacity=".100" />
      </g>
      {/* the town */}
      <path
        fill={SHADE}
        fill-opacity=".550"
        d="M0 1440V860H90V800H210V960H300V700H350V660H400V700H440V1440ZM1600 1440V780H1520V720H1500V640H1490V720H1400V900H1300V820H1180V1440Z"
      />
      <path
        fill={INK}
        fill-opacity=".700"
        d="M0 1440V1080H120V1020H260V1160H380V1440ZM1600 1440V1000H1480V1100H1360V960H1240V1440Z"
      />
      {/* the searchlight */}
      <path fill={LIGHT} fill-opacity=".090" d="M1000 1398 380 0H980Z" />
      {/* the building */}
      <path fill={INK} d="M500 1450V262H560V214H640V262H940V180H1000V262H1100V1450Z" />
      <path fill={SHADE} d="M1100 262 1170 300V1450H1100ZM488 250H1112V272H488ZM488 1296H1112V1314H488Z" />
      <path fill={SHADE} fill-opacity=".550" d={windows(false)} />
      <path fill={ACCENT} fill-opacity=".850" d={windows(true)} />
      <path fill="none" stroke={INK} stroke-width="5" d={MULLIONS} />
      {/* water tank, fire escape, the box where the line goes in */}
      <path fill={INK} d="M690 262V236H684V140L740 108 796 140V236H790V262H780V236H700V262Z" />
      <path fill={SHADE} d="M684 150H796V156H684ZM684 196H796V202H684Z" />
      <path fill="none" stroke={INK} stroke-width="5" d={FIRE_ESCAPE} />
      <path fill={LIGHT} d="M598 778H612V806H598Z" />
      <path fill={INK} d="M500 1340H1100V1450H500Z" />
      <path fill={SHADE} d="M740 1340H860V1450H740ZM560 1346H690V1410H560ZM910 1346H1040V1410H910Z" />
      <path fill={INK} d="M796 1340H804V1450H796Z" />
      {/* the street */}
      <path fill={INK} d="M0 1440H1600V1600H0Z" />
      <path fill={ACCENT} fill-opacity=".160" d="M380 1600 640 1450H960L1240 1600Z" />
      <path
        fill={SHADE}
        d="M0 1440H1600V1450H0ZM60 1540H220V1548H60ZM380 1540H540V1548H380ZM700 1540H820V1548H700ZM1320 1540H1500V1548H1320Z"
      />
      {/* wet asphalt */}
      <path
        fill={ACCENT}
        fill-opacity=".280"
        d="M560 1462H590V1530H560ZM648 1470H664V1580H648ZM756 1462H776V1500H756ZM1226 1462H1262V1590H1226ZM190 1560H214V1600H190ZM300 1566H314V1590H300Z"
      />
      <path
        fill={INK}
        d="M560 1476H590V1482H560ZM560 1502H590V1508H560ZM648 1500H664V1506H648ZM1226 1490H1262V1497H1226ZM1226 1530H1262V1537H1226Z"
      />
      {/* a patrol car across the street, somebody behind it */}
      <path
        fill={INK}
        stroke={SHADE}
        stroke-width="5"
        d="M92 1556V1502C92 1490 100 1486 112 1484L152 1478 184 1440H288L326 1478 372 1486C386 1489 392 1496 392 1508V1556Z"
      />
      <path fill={SHADE} d="M170 1478 194 1450H230V1478ZM240 1450H282L306 1478H240Z" />
      <path fill={ACCENT} d="M214 1426H238V1438H214ZM244 1426H268V1438H244ZM92 1508H104V1520H92Z" />
      <path
        fill={INK}
        stroke={SHADE}
        stroke-width="6"
        d="M158 1530a28 28 0 1 1 0 56 28 28 0 0 1 0-56M330 1530a28 28 0 1 1 0 56 28 28 0 0 1 0-56"
      />
      <path
        fill={INK}
        stroke={SHADE}
        stroke-width="5"
        d="M44 1560V1462C44 1448 50 1440 60 1436 52 1428 52 1412 58 1408H54L58 1398H82L86 1408C88 1420 86 1430 80 1436 92 1440 96 1450 100 1462L110 1490H96L90 1476V1560Z"
      />
      {/* pole, lamp and the one line */}
      <path fill={INK} d="M436 1450V660H448V1450ZM390 704H494V714H390ZM404 740H480V748H404Z" />
      <path fill="none" stroke={INK} stroke-width="5" d="M0 760C160 840 300 790 396 704" />
      <path fill={ACCENT} fill-opacity=".220" d="M1246 1180 1150 1450H1340Z" />
      <path fill={INK} d="M1280 1450V1160H1240V1150H1290V1450Z" />
      <path fill={LIGHT} d="M1232 1160H1264V1172H1232Z" />
      <path
        fill="none"
        stroke={LIGHT}
        stroke-opacity=".550"
        stroke-width="4"
        d="M488 704C520 760 560 792 600 790M478 742C520 1010 680 1230 902 1392"
      />
      {/* the van, with somebody listening in it */}
      <g transform="translate(-66 0)">
        <path
          fill={INK}
          stroke={SHADE}
          stroke-width="5"
          d="M890 1556V1420C890 1402 902 1392 918 1392H1120C1136 1392 1146 1398 1154 1412L1180 1462 1208 1474C1216 1478 1220 1484 1220 1494V1556Z"
        />
        <path fill={SHADE} d="M1112 1412H1130C1136 1412 1140 1414 1142 1420L1162 1462H1112Z" />
        <path fill={ACCENT} d="M930 1418H1010V1462H930Z" />
        <path
          fill={INK}
          d="M966 1428C976 1428 980 1436 978 1444 990 1448 994 1454 994 1462H940C940 1454 946 1448 956 1444 954 1436 957 1428 966 1428Z"
        />
        <path fill={SHADE} d="M890 1492H1220V1500H890ZM1070 1392V1556H1076V1392Z" />
        <path fill={LIGHT} d="M1206 1500H1220V1516H1206Z" />
        <path
          fill={INK}
          stroke={SHADE}
          stroke-width="6"
          d="M958 1532a30 30 0 1 1 0 60 30 30 0 0 1 0-60M1152 1532a30 30 0 1 1 0 60 30 30 0 0 1 0-60"
        />
        <path
          fill={SHADE}
          d="M1000 1390 1004 1340H1010L1014 1390ZM978 1318C992 1346 1028 1344 1044 1312L1012 1318 1006 1300Z"
        />
      </g>
    </Picture>
  )
}
