import { CoastCar } from './coast/coast-car.tsx'
import { Cypress, Palm, Scrub } from './coast/plants.tsx'
import { Village } from './coast/village.tsx'

const ROAD_PATH = 'M-540 462C-380 476-180 470-20 448C160 404 400 398 640 424c240 26 480 40 820-18'
const LANE_PATH = 'M700 434c-120-14-180-44-126-76 42-24 116-24 108-62-6-28-70-26-82-64'

/**
 * The coast of Tunis behind the search form: Sidi Bou Said, the gulf, the two peaks of Boukornine and a road,
 * with low land on the left as a background for text. Decorative; it fills its box, keeps its lower middle
 * visible, and shows the night in the dark theme.
 */
export function CoastalRoad() {
  return (
    <svg
      className="coastal-road"
      viewBox="-520 0 1960 496"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
    >
      <Sky />
      <Sea />
      <g transform="translate(0 36)">
        <Hill />
        <Village />
      </g>
      <g transform="translate(0 -40)">
        <Shore />
      </g>
      <CoastCar />
    </svg>
  )
}

function Sky() {
  return (
    <>
      <linearGradient id="coast-sky" x2="0" y2="1">
        <stop stopColor="var(--sky)" />
        <stop offset="1" stopColor="var(--haze)" />
      </linearGradient>
      <path d="M-520 0h1960v300h-1960z" fill="url(#coast-sky)" />
      <path d="M-520 299h600v140h-600z" fill="var(--haze)" />
      <path
        d="M906 132h2m40-36h2m32 70h2m48-116h2m26 88h2m50-112h2m34 60h2m44-44h2m40 130h2m30-74h2m52-60h2m28 104h2m34-66h2"
        stroke="#fff"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity="var(--stars)"
      />
      <circle cx="1130" cy="140" r="56" fill="var(--sun)" opacity="var(--glow)" />
      <circle cx="1130" cy="140" r="38" fill="var(--sun)" />
      <path d="M1020 262c80-10 130-40 190-44s90 30 230 32v16h-420z" fill="var(--farther)" />
      <path
        d="M730 266c70-8 130-40 178-74 22-16 40-14 56 0 10 9 20 8 30-4 16-20 34-30 54-16 44 34 100 84 180 94z"
        fill="var(--far)"
      />
    </>
  )
}

function Sea() {
  return (
    <>
      <linearGradient id="coast-sea" x2="0" y2="1">
        <stop stopColor="var(--sea)" />
        <stop offset="1" stopColor="var(--shallow)" />
      </linearGradient>
      <path d="M560 264h880v180H560z" fill="url(#coast-sea)" />
      <path
        d="M1090 270h80m-60 12h60m-90 14h70m-20 16h46M820 286h44m300 64h60m-330-34h50m180 46h64m80-52h56"
        stroke="var(--foam)"
        strokeOpacity="0.4"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M954 322h34l-6 9h-22zM968 318v-38l20 38zM964 318v-30l-12 30z" fill="var(--wall)" />
      <path d="M1196 302h22l-4 6h-14zM1206 299v-24l12 24z" fill="var(--wall)" />
    </>
  )
}

function Hill() {
  return (
    <>
      <path
        d="M-520 372C-380 366-300 318-180 300-110 290-60 270 0 262c120-16 220-54 320-98 90-40 190-66 270-32 70 30 90 94 150 134 50 34 110 46 176 66 50 16 74 50 104 98H-520z"
        fill="var(--hill)"
      />
      <path
        d="M648 164c34 28 52 74 92 102 50 34 110 46 176 66 50 16 74 50 104 98H784c-90-54-118-150-136-266z"
        fill="var(--hill-shade)"
      />
      <path
        d="M-170 342c150-12 300-92 450-110 60-10 90 20 60 50-40 40-330 44-510 60z"
        fill="var(--scrub)"
        opacity="0.55"
      />
      <Road d={LANE_PATH} width={12} />
      <Cypress x={428} y={140} />
      <Cypress x={398} y={152} size={0.8} />
      <Cypress x={640} y={152} size={0.7} />
      <Palm x={360} y={186} size={0.9} />
    </>
  )
}

function Shore() {
  return (
    <>
      <path
        d="M-520 418C-340 424-160 422 0 392c180-34 380-34 600-4 90 12 160 20 250 22 180 6 380-2 590-42v124H-520z"
        fill="var(--sand)"
      />
      <path
        d="M850 410c180 6 380-2 590-42v12c-200 38-400 46-590 38z"
        fill="var(--foam)"
        opacity="0.7"
      />
      <path
        d="M-520 492C-340 500-160 498 0 470c240-44 460-40 700-14 260 28 480 34 740-10v90H-520z"
        fill="var(--sand-shade)"
      />
      <Road d={ROAD_PATH} width={34} />
      <Scrub x={120} y={392} size={1.4} />
      <Palm x={372} y={392} size={1.5} />
      <Palm x={-400} y={440} size={1.3} />
      <Palm x={1290} y={400} size={1.6} />
      <Scrub x={620} y={484} size={1.3} />
      <Scrub x={1180} y={490} size={1.7} />
      <Scrub x={220} y={490} size={1.6} />
    </>
  )
}

function Road({ d, width }: { d: string; width: number }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke="var(--verge)" strokeWidth={width * 1.3} />
      <path d={d} stroke="var(--road)" strokeWidth={width} />
      <path
        d={d}
        stroke="var(--line)"
        strokeWidth={width * 0.07}
        strokeDasharray={`${width * 0.6} ${width * 0.6}`}
      />
    </g>
  )
}
