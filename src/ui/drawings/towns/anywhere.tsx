import { Cypress, Scrub } from '../coast/plants.tsx'

/** The skyline of a town of any country, behind a river. */
export function City() {
  return (
    <>
      <circle cx="300" cy="42" r="28" fill="var(--sun)" opacity="var(--glow)" />
      <circle cx="300" cy="42" r="19" fill="var(--sun)" />
      <path d="M0 104c70-16 150-12 220-6s110 2 148-4v42H0z" fill="var(--farther)" />
      <path
        d="M18 134V92h26v42zM92 134V74h22v60zM196 134V66h28v68zM262 134V86h24v48zM318 134V98h32v36z"
        fill="var(--far)"
      />
      <path
        d="M40 134V78h34v56zM112 134V58h30v76zM148 134V88h40v46zM218 134V96h36v38zM280 134v-28h30v28z"
        fill="var(--wall)"
      />
      <path
        d="M64 80h10v54H64zM132 60h10v74h-10zM176 90h12v44h-12zM243 98h11v36h-11zM301 108h9v26h-9z"
        fill="var(--wall-shade)"
      />
      <path d="M126 58V40h2v18z" fill="var(--wall-shade)" />
      <path
        d="M46 88h5v7h-5zm9 0h5v7h-5zM46 102h5v7h-5zm9 0h5v7h-5zM46 116h5v7h-5zM118 68h4v7h-4zm7 0h4v7h-4zM118 82h4v7h-4zM125 96h4v7h-4zM118 110h4v7h-4zM154 98h6v6h-6zm11 0h6v6h-6zM154 112h6v6h-6zM224 104h5v7h-5zm9 0h5v7h-5zM286 114h5v6h-5z"
        fill="var(--lamp)"
      />
      <path d="M0 132h368v36H0z" fill="var(--sea)" />
      <path d="M0 132h368v5H0z" fill="var(--sand-shade)" />
      <path
        d="M30 150h50m50 8h64m40-10h50m30 12h40"
        stroke="var(--foam)"
        strokeOpacity="0.4"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <Scrub x={14} y={132} size={0.8} />
      <Scrub x={84} y={132} size={0.7} />
      <Scrub x={356} y={132} size={0.8} />
    </>
  )
}

/** A road through wooded hills. */
export function Hills() {
  return (
    <>
      <circle cx="72" cy="42" r="28" fill="var(--sun)" opacity="var(--glow)" />
      <circle cx="72" cy="42" r="19" fill="var(--sun)" />
      <path d="M0 106c46-30 92-40 140-18 52-30 130-38 228-6v40H0z" fill="var(--farther)" />
      <path d="M0 124c90-34 190-36 368-14v58H0z" fill="var(--scrub)" />
      <path
        d="M190 110c60-10 120-8 178 2v56H232c-30-12-40-40-42-58z"
        fill="var(--tree)"
        opacity="0.5"
      />
      <path
        d="M128 168c10-24 70-24 62-40-4-8-14-10-10-16l5 0c-2 6 14 8 20 16 16 20-18 22-18 40z"
        fill="var(--road)"
      />
      <Cypress x={36} y={136} size={0.8} />
      <Cypress x={58} y={142} />
      <Cypress x={84} y={134} size={0.7} />
      <Cypress x={262} y={132} size={0.9} />
      <Cypress x={288} y={142} size={1.1} />
      <Cypress x={316} y={134} size={0.8} />
      <Cypress x={340} y={146} size={1.2} />
      <Scrub x={110} y={156} />
      <Scrub x={236} y={152} size={0.9} />
      <Scrub x={22} y={158} size={1.1} />
    </>
  )
}
