import { Palm, Scrub } from '../coast/plants.tsx'
import { House } from '../coast/village.tsx'
import { Boat, Sun, Waves } from './parts.tsx'

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
