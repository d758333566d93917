import { Palm, Scrub } from '../coast/plants.tsx'
import { House } from '../coast/village.tsx'

const Sun = ({ x, y }: { x: number; y: number }) => (
  <>
    <circle cx={x} cy={y} r="28" fill="var(--sun)" opacity="var(--glow)" />
    <circle cx={x} cy={y} r="19" fill="var(--sun)" />
  </>
)

function Boat({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <path
      d="M0 0h34l-6 8H6zM14-4v-36l20 36zM10-4v-28L-2-4z"
      transform={`translate(${x} ${y}) scale(${size})`}
      fill="var(--wall)"
    />
  )
}

const Waves = () => (
  <path
    d="M24 112h40m30 8h56m40-10h36m24 12h60m16-10h30"
    stroke="var(--foam)"
    strokeOpacity="0.4"
    strokeWidth="2"
    strokeLinecap="round"
  />
)

/** A white mosque with two domes between palms, on a flat shore. */
export function Island() {
  return (
    <>
      <Sun x={306} y={44} />
      <path d="M0 96h368v40H0z" fill="var(--sea)" />
      <Waves />
      <Boat x={40} y={104} size={0.6} />
      <path d="M0 128c90-16 260-18 368-2v42H0z" fill="var(--sand)" />
      <path d="M0 150c120-14 250-10 368 2v16H0z" fill="var(--sand-shade)" />
      <path d="M150 138V92h76v46zM128 138v-24h22v24z" fill="var(--wall)" />
      <path d="M226 94h16v44h-16zM142 116h8v22h-8z" fill="var(--wall-shade)" />
      <path d="M160 92a28 26 0 0 1 56 0zM130 114a9 9 0 0 1 18 0z" fill="var(--wall)" />
      <path d="M250 138V72h16v66zM248 72l10-16 10 16z" fill="var(--wall)" />
      <path d="M262 72h6v66h-6z" fill="var(--wall-shade)" />
      <path d="M180 138v-20a8 8 0 0 1 16 0v20z" fill="var(--door)" />
      <Palm x={96} y={144} size={1.1} />
      <Palm x={68} y={148} size={0.8} />
      <Palm x={306} y={144} size={1.2} />
      <Scrub x={336} y={150} size={0.9} />
      <Scrub x={212} y={152} size={0.7} />
    </>
  )
}

/** Parasols on the sand of a wide bay. */
export function Beach() {
  return (
    <>
      <Sun x={78} y={42} />
      <path d="M236 90c40-8 64-22 132-26v34H236z" fill="var(--far)" />
      <path d="M0 92h368v76H0z" fill="var(--sea)" />
      <path d="M0 112h368v20H0z" fill="var(--shallow)" opacity="0.6" />
      <Waves />
      <Boat x={112} y={100} size={0.7} />
      <Boat x={196} y={94} size={0.45} />
      <path d="M0 168v-22c90-24 230-26 368-40v62z" fill="var(--foam)" />
      <path d="M0 168v-16c100-24 230-24 368-38v54z" fill="var(--sand)" />
      <g stroke="var(--trunk)" strokeWidth="3">
        <path d="M176 160v-34M246 156v-34" />
      </g>
      <path d="M148 130c6-20 50-20 56 0z" fill="var(--car)" />
      <path d="M166 130c2-16 18-16 20 0z" fill="var(--wall)" />
      <path d="M218 126c6-20 50-20 56 0z" fill="var(--door)" />
      <path d="M236 126c2-16 18-16 20 0z" fill="var(--wall)" />
      <Palm x={324} y={148} size={1.3} />
      <Palm x={40} y={166} size={1.1} />
      <House x={286} y={128} w={34} h={26} dome />
    </>
  )
}

/** Walls and the round tower of a ribat above a harbour. */
export function Fort() {
  return (
    <>
      <Sun x={300} y={40} />
      <path d="M0 104c60-14 110-10 160 0h208v20H0z" fill="var(--farther)" />
      <path d="M34 130V82h8v-8h10v8h12v-8h10v8h12v-8h10v8h60v48z" fill="var(--hill)" />
      <path d="M156 130V86h10v-8h10v8h12v-8h10v8h12v-8h10v8h14v44z" fill="var(--hill)" />
      <path d="M200 130V86h34v44z" fill="var(--hill-shade)" />
      <path d="M122 130V44h36v86zM118 44h44v-8h-44zM130 36V22h20v14z" fill="var(--hill)" />
      <path d="M144 44h14v86h-14zM142 22h8v14h-8z" fill="var(--hill-shade)" />
      <path d="M72 130v-18a10 10 0 0 1 20 0v18zM136 60h6v12h-6z" fill="var(--road)" />
      <House x={250} y={130} w={40} h={28} dome />
      <House x={296} y={130} w={48} h={34} door />
      <path d="M0 128h368v40H0z" fill="var(--sea)" />
      <path d="M0 128h368v6H0z" fill="var(--sand-shade)" />
      <path
        d="M30 148h50m50 8h64m40-10h50m30 12h40"
        stroke="var(--foam)"
        strokeOpacity="0.4"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <Boat x={252} y={150} size={0.8} />
      <Boat x={88} y={154} size={0.7} />
      <Palm x={18} y={132} size={0.9} />
    </>
  )
}
