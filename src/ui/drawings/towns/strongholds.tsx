import { Palm, Scrub } from '../coast/plants.tsx'
import { House } from '../coast/village.tsx'
import { Battlement, Boat, Sun, Waves } from './parts.tsx'

/** Monastir: the ribat with its round watchtower, on the esplanade by the sea. */
export function Ribat() {
  return (
    <>
      <Sun x={74} y={44} />
      <path d="M0 108h368v40H0z" fill="var(--sea)" />
      <Waves y={118} />
      <Boat x={30} y={116} size={0.6} />
      <Boat x={318} y={114} size={0.45} />
      <path d="M0 140c80-12 280-12 368 0v28H0z" fill="var(--sand)" />
      <path d="M0 156c120-10 250-10 368 0v12H0z" fill="var(--sand-shade)" />
      <Battlement x={84} y={78} w={198} h={64} fill="var(--stone-shade)" />
      <Battlement x={84} y={90} w={86} h={52} />
      <Battlement x={212} y={88} w={70} h={54} />
      <path d="M176 142V32c0-4 40-4 40 0v110z" fill="var(--stone)" />
      <path d="M200 29.5c10 .5 16 1.5 16 2.5v110h-16z" fill="var(--stone-shade)" />
      <Battlement x={173} y={34} w={46} h={6} />
      <path d="M187 28V12h18v16zM186 12c2-8 18-8 20 0z" fill="var(--stone)" />
      <path d="M198 28V12h7v16z" fill="var(--stone-shade)" />
      <path d="M78 142V88c0-3 30-3 30 0v54zM262 142V84c0-3 30-3 30 0v58z" fill="var(--stone)" />
      <path
        d="M96 86c8 0 12 1 12 2v54H96zM280 82c8 0 12 1 12 2v58h-12z"
        fill="var(--stone-shade)"
      />
      <Battlement x={76} y={88} w={34} h={5} />
      <Battlement x={260} y={84} w={34} h={5} />
      <path d="M126 142v-22a11 11 0 0 1 22 0v22z" fill="var(--trunk)" />
      <path
        d="M192 52h5v12h-5zm0 30h5v12h-5zm-20 22h4v10h-4zM232 106h4v10h-4zm18 0h4v10h-4z"
        fill="var(--slit)"
      />
      <Palm x={44} y={152} size={1.2} />
      <Palm x={324} y={152} size={1.3} />
      <Palm x={346} y={156} size={0.9} />
      <Scrub x={236} y={152} size={0.7} />
    </>
  )
}

/**
 * Sousse: the wall of the medina with a beach in front of it, and white roofs that climb to the tower of the
 * kasbah.
 */
export function Walls() {
  return (
    <>
      <Sun x={66} y={40} />
      <path d="M0 122c90-8 150-52 240-54 60 0 90 14 128 26v60H0z" fill="var(--farther)" />
      <path d="M256 84V34h26v50zM262 34V18h14v16z" fill="var(--stone)" />
      <path d="M270 84V34h12v50zM270 34V18h6v16z" fill="var(--stone-shade)" />
      <Battlement x={254} y={36} w={30} h={4} />
      <House x={216} y={92} w={34} h={24} />
      <House x={288} y={94} w={44} h={28} dome />
      <House x={166} y={104} w={46} h={28} dome />
      <House x={228} y={112} w={50} h={28} />
      <House x={120} y={116} w={42} h={26} />
      <House x={306} y={114} w={46} h={30} />
      <path d="M92 124V62h18v62zM89 62h24v-6H89zM96 56V44c0-8 10-8 10 0v12z" fill="var(--wall)" />
      <path d="M103 124V62h7v62z" fill="var(--wall-shade)" />
      <Battlement x={0} y={108} w={368} h={32} />
      <path d="M0 128h368v12H0z" fill="var(--stone-shade)" />
      <Battlement x={40} y={98} w={34} h={42} />
      <Battlement x={196} y={98} w={34} h={42} />
      <Battlement x={316} y={98} w={34} h={42} />
      <path d="M206 140v-16a7 7 0 0 1 14 0v16z" fill="var(--door)" />
      <path d="M0 138c120-6 250-6 368 0v30H0z" fill="var(--sand)" />
      <path d="M0 168v-8c120-10 250-10 368-2v10z" fill="var(--shallow)" />
      <path
        d="M0 160c120-10 250-10 368-2"
        fill="none"
        stroke="var(--foam)"
        strokeWidth="2.5"
        opacity="0.8"
      />
      <path d="M120 158v-22M152 160v-20" stroke="var(--trunk)" strokeWidth="2" />
      <path d="M106 140c4-12 26-12 30 0z" fill="var(--car)" />
      <path d="M140 143c3-10 22-10 25 0z" fill="var(--door)" />
      <Palm x={24} y={152} size={1.1} />
      <Palm x={276} y={150} size={1.2} />
    </>
  )
}

/** Hammamet: the kasbah on the beach, with fishing boats on the sand. */
export function Kasbah() {
  return (
    <>
      <Sun x={298} y={42} />
      <path d="M0 100h368v68H0z" fill="var(--sea)" />
      <path d="M0 116h368v20H0z" fill="var(--shallow)" opacity="0.6" />
      <Waves y={110} />
      <Boat x={306} y={108} size={0.6} />
      <path d="M0 168V118c60-2 110 2 168 12 70 12 130 22 200 24v14z" fill="var(--foam)" />
      <path d="M0 168V122c60-2 108 4 164 14 70 12 134 20 204 22v10z" fill="var(--sand)" />
      <House x={8} y={126} w={48} h={38} dome door />
      <House x={50} y={128} w={34} h={26} />
      <Battlement x={84} y={70} w={128} h={66} />
      <path d="M176 136V70h36v68z" fill="var(--stone-shade)" />
      <Battlement x={76} y={58} w={30} h={76} />
      <Battlement x={162} y={56} w={32} h={82} />
      <path d="M96 58h10v76H96zM182 56h12v82h-12z" fill="var(--stone-shade)" />
      <path d="M124 136v-20a11 11 0 0 1 22 0v20z" fill="var(--door)" />
      <path d="M118 90h5v10h-5zm30 0h5v10h-5zm46 4h4v10h-4z" fill="var(--slit)" />
      <path d="M132 64V44h2v20zM134 44h14l-4 5 4 5h-14z" fill="var(--car)" />
      <path d="M222 148c12 8 34 8 46 2l6-6c-18 4-38 4-58-2z" fill="var(--door)" />
      <path d="M219 144c18 5 36 5 52 2" fill="none" stroke="var(--wall)" strokeWidth="2" />
      <path d="M284 156c10 6 26 6 36 2l5-5c-16 3-30 3-46-1z" fill="var(--car)" />
      <Palm x={30} y={150} size={1.3} />
      <Palm x={60} y={156} />
      <Scrub x={106} y={146} size={0.7} />
    </>
  )
}
