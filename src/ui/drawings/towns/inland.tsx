import { Cypress, Palm, Scrub } from '../coast/plants.tsx'
import { House } from '../coast/village.tsx'
import { Battlement } from './parts.tsx'

/** White roofs, domes and a square minaret in front of two peaks. */
export function Medina() {
  return (
    <>
      <circle cx="66" cy="44" r="28" fill="var(--sun)" opacity="var(--glow)" />
      <circle cx="66" cy="44" r="19" fill="var(--sun)" />
      <path
        d="M120 122c60-8 92-36 120-62 12-12 24-10 32 0 8 8 14 6 20-2 12-14 26-10 34 0 18 22 30 42 42 50v20z"
        fill="var(--far)"
      />
      <path d="M0 128c80-14 260-14 368 0v40H0z" fill="var(--hill)" />
      <path
        d="M164 128V48h26v80zM160 48h34v-6h-34zM168 42V28h18v14zM168 28l9-12 9 12z"
        fill="var(--wall)"
      />
      <path d="M180 48h10v80h-10zM178 28h8v14h-8z" fill="var(--wall-shade)" />
      <path d="M170 60h8v14h-8zM170 86h8v14h-8z" fill="var(--door)" />
      <House x={92} y={126} w={44} h={34} dome />
      <House x={130} y={130} w={40} h={28} />
      <House x={194} y={128} w={52} h={36} dome />
      <House x={246} y={132} w={44} h={30} door />
      <House x={56} y={142} w={52} h={36} door />
      <House x={112} y={148} w={60} h={34} door dome />
      <House x={178} y={150} w={50} h={38} door />
      <House x={232} y={152} w={58} h={34} door dome />
      <path
        d="M100 150a8 8 0 0 1 14-5 8 8 0 0 1 6 11h-18zM222 152a8 8 0 0 1 13-4 7 7 0 0 1 4 11h-15z"
        fill="var(--flower)"
      />
      <path d="M0 152c120-8 250-8 368 0v16H0z" fill="var(--sand)" />
      <Palm x={40} y={158} size={1.2} />
      <Palm x={318} y={158} size={1.4} />
      <Palm x={344} y={154} />
      <Scrub x={284} y={162} size={0.8} />
    </>
  )
}

/** Dunes at sunset, and the palms of an oasis. */
export function Desert() {
  return (
    <>
      <circle cx="254" cy="84" r="46" fill="var(--sun)" opacity="var(--glow)" />
      <circle cx="254" cy="84" r="30" fill="var(--sun)" />
      <path d="M0 108c60-28 110-20 168-2 62-26 128-26 200-6v68H0z" fill="var(--hill)" />
      <path d="M168 106c62-26 128-26 200-6v20c-80-14-140-16-200-14z" fill="var(--hill-shade)" />
      <path d="M0 140c90-36 170-22 240-2 50-16 90-16 128-8v38H0z" fill="var(--sand)" />
      <path
        d="M98 122c50-4 96 4 142 16-60 6-110 10-176 6 20-6 28-14 34-22z"
        fill="var(--sand-shade)"
      />
      <path d="M0 160c110-18 250-18 368-2v10H0z" fill="var(--sand-shade)" />
      <Scrub x={70} y={146} size={1.1} />
      <Scrub x={112} y={148} size={0.8} />
      <Palm x={52} y={146} size={1.2} />
      <Palm x={84} y={148} size={1.5} />
      <Palm x={116} y={148} />
      <Palm x={22} y={150} size={0.9} />
      <House x={136} y={150} w={38} h={24} dome />
    </>
  )
}

/** Tabarka: the Needles in the water, and the Genoese fort above pines. */
export function Needles() {
  return (
    <>
      <circle cx="70" cy="40" r="26" fill="var(--sun)" opacity="var(--glow)" />
      <circle cx="70" cy="40" r="17" fill="var(--sun)" />
      <path d="M0 104c50-22 84-22 130-4h60v20H0z" fill="var(--farther)" />
      <path d="M0 106h368v62H0z" fill="var(--sea)" />
      <path
        d="M20 122h46m40 10h50m-100 14h60"
        stroke="var(--foam)"
        strokeOpacity="0.4"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M120 168c24-40 60-62 110-82 40-16 86-20 138-14v96z" fill="var(--scrub)" />
      <path d="M236 168c20-34 60-56 132-66v66z" fill="var(--tree)" opacity="0.6" />
      <path
        d="M22 134l14-54 8 12 9 42zM54 136l10-34 12 34zM82 138l8-22 10 22z"
        fill="var(--stone)"
      />
      <path d="M36 80l8 12 9 42H40zM64 102l12 34H66zM90 116l10 22h-9z" fill="var(--stone-shade)" />
      <Battlement x={246} y={46} w={70} h={44} />
      <Battlement x={300} y={54} w={38} h={34} fill="var(--stone-shade)" />
      <Battlement x={268} y={30} w={26} h={30} />
      <path d="M270 90V76a8 8 0 0 1 16 0v14z" fill="var(--door)" />
      <path d="M256 58h4v8h-4zm42 0h4v8h-4zm-20-20h5v9h-5z" fill="var(--slit)" />
      <Cypress x={228} y={104} size={0.7} />
      <Cypress x={350} y={92} size={0.7} />
      <Cypress x={196} y={122} size={0.9} />
      <Cypress x={276} y={132} size={0.7} />
      <Cypress x={304} y={136} size={0.9} />
      <Cypress x={328} y={134} size={1.2} />
      <Cypress x={252} y={148} />
      <Scrub x={168} y={158} size={1.2} />
      <Scrub x={222} y={150} />
    </>
  )
}
