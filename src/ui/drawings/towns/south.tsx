import { Palm, Scrub } from '../coast/plants.tsx'
import { House } from '../coast/village.tsx'
import { Battlement, Sun } from './parts.tsx'

/** Raised bricks that form rows of diamonds and steps. */
const BRICKS_PATH =
  'm0 6 6-6 6 6-6 6zm14 0 6-6 6 6-6 6zm14 0 6-6 6 6-6 6zm-28 10h40m-40 5h5m3 0h5m3 0h5m3 0h5m3 0h5'

/** Tozeur: façades of patterned brick below the palms of the oasis. */
export function Bricks() {
  return (
    <>
      <Sun x={70} y={44} />
      <path d="M0 112c70-16 160-14 368-6v40H0z" fill="var(--hill)" />
      <path
        d="M0 122c40-22 76-14 100-4 40-18 96-20 140-4 40-14 90-12 128 2v26H0z"
        fill="var(--tree)"
      />
      <Palm x={40} y={128} />
      <Palm x={92} y={122} size={1.1} />
      <Palm x={322} y={122} size={1.2} />
      <Palm x={352} y={126} />
      <path d="M176 142V34h34v108zM181 34V20h24v14zM186 20c0-10 14-10 14 0z" fill="var(--stone)" />
      <path d="M198 142V34h12v108zM197 34V20h8v14z" fill="var(--stone-shade)" />
      <path d="M104 142V84h72v58zM210 142V74h84v68z" fill="var(--stone)" />
      <path d="M104 84h72v-5h-72zM210 74h84v-5h-84z" fill="var(--stone-shade)" />
      <path d="M282 142V74h12v68z" fill="var(--stone-shade)" />
      <g fill="none" stroke="var(--trunk)" strokeWidth="1.6" opacity="0.85">
        <path d={`M119 88${BRICKS_PATH}`} />
        <path d={`M226 80${BRICKS_PATH}`} />
        <path d="M182 44l11-8 11 8-11 8zM182 62l11-8 11 8-11 8zM181 76h24m-24 5h24M188 24h10v6h-10z" />
      </g>
      <path
        d="M130 142v-18a10 10 0 0 1 20 0v18zM240 142v-20a12 12 0 0 1 24 0v20zM187 142v-16a6 6 0 0 1 12 0v16z"
        fill="var(--door)"
      />
      <path d="M112 118h8v10h-8zm48 0h8v10h-8zm58-4h8v10h-8zm52 0h8v10h-8z" fill="var(--lamp)" />
      <path d="M0 140c120-6 250-6 368 0v28H0z" fill="var(--sand)" />
      <path d="M0 158c120-10 250-8 368 0v10H0z" fill="var(--sand-shade)" />
      <Palm x={64} y={154} size={1.5} />
      <Palm x={316} y={156} size={1.4} />
      <Scrub x={92} y={156} size={0.8} />
      <Scrub x={286} y={156} size={0.7} />
    </>
  )
}

/** Kairouan: the minaret of the Great Mosque, in three steps, above its walls and domes. */
export function Minaret() {
  return (
    <>
      <Sun x={300} y={44} />
      <path d="M0 124c80-12 220-14 368-4v30H0z" fill="var(--farther)" />
      <House x={8} y={132} w={48} h={30} dome />
      <House x={52} y={134} w={40} h={24} />
      <House x={292} y={134} w={46} h={28} dome />
      <House x={330} y={134} w={36} h={22} />
      <path d="M160 132V50h48v82z" fill="var(--stone)" />
      <path d="M190 132V50h18v82z" fill="var(--stone-shade)" />
      <Battlement x={158} y={52} w={52} h={5} />
      <Battlement x={167} y={30} w={34} h={18} />
      <path d="M188 48V30h13v18z" fill="var(--stone-shade)" />
      <path d="M174 24V12h20v12zM174 12c0-12 20-12 20 0z" fill="var(--wall)" />
      <path d="M186 24V12h8v12z" fill="var(--wall-shade)" />
      <path
        d="M180 66a4 4 0 0 1 8 0v10h-8zm0 24a4 4 0 0 1 8 0v10h-8zM180 37a4 4 0 0 1 8 0v7h-8z"
        fill="var(--slit)"
      />
      <Battlement x={76} y={96} w={216} h={46} />
      <path d="M262 142V96h30v46z" fill="var(--stone-shade)" />
      <path d="M92 92a17 17 0 0 1 34 0zM240 92a19 19 0 0 1 38 0z" fill="var(--wall)" />
      <path
        d="M90 142v-18a9 9 0 0 1 18 0v18zm28 0v-18a9 9 0 0 1 18 0v18zm28 0v-18a9 9 0 0 1 18 0v18zm58 0v-18a9 9 0 0 1 18 0v18zm28 0v-18a9 9 0 0 1 18 0v18z"
        fill="var(--stone-shade)"
      />
      <path d="M175 142v-22a9 9 0 0 1 18 0v22z" fill="var(--door)" />
      <path d="M0 140c120-6 250-6 368 0v28H0z" fill="var(--sand)" />
      <path d="M0 158c120-8 250-8 368 0v10H0z" fill="var(--sand-shade)" />
      <Palm x={36} y={156} size={1.2} />
      <Palm x={330} y={156} size={1.3} />
      <Scrub x={84} y={154} size={0.8} />
    </>
  )
}
