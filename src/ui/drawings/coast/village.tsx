interface HouseProps {
  x: number
  /** The y coordinate of the ground. */
  y: number
  w: number
  h: number
  dome?: boolean
  door?: boolean
}

/** A white cube with blue shutters, lit from the left. */
export function House({ x, y, w, h, dome = false, door = false }: HouseProps) {
  const side = Math.round(w * 0.72)
  return (
    <g transform={`translate(${x} ${y - h})`}>
      {dome && (
        <path
          d={`M${side * 0.16} 0a${side * 0.34} ${side * 0.36} 0 0 1 ${side * 0.68} 0z`}
          fill="var(--wall)"
        />
      )}
      <path d={`M0 0h${side}v${h}H0z`} fill="var(--wall)" />
      <path d={`M${side} 2h${w - side}v${h - 2}h-${w - side}z`} fill="var(--wall-shade)" />
      <path
        d={`M${side * 0.2} ${h * 0.26}h6v8h-6zM${side * 0.62} ${h * 0.26}h6v8h-6z`}
        fill="var(--lamp)"
      />
      {door && <path d={`M${side * 0.4} ${h}v-11a4 4 0 0 1 8 0v11z`} fill="var(--door)" />}
    </g>
  )
}

/** Sidi Bou Said on its hill: cubes, domes, the minaret and bougainvillea. */
export function Village() {
  return (
    <>
      <path
        d="M556 132V74h20v58zM553 74h26v-5h-26zM560 69V56h12v13zM560 56l6-10 6 10z"
        fill="var(--wall)"
      />
      <path d="M569 132V74h7v58zM567 69V56h5v13z" fill="var(--wall-shade)" />
      <path d="M563 86h6v10h-6z" fill="var(--door)" />
      <House x={446} y={140} w={40} h={30} />
      <House x={500} y={134} w={52} h={36} dome />
      <House x={582} y={146} w={46} h={34} dome />
      <House x={410} y={168} w={50} h={34} door />
      <House x={470} y={166} w={56} h={36} door dome />
      <House x={540} y={170} w={44} h={34} />
      <House x={598} y={180} w={54} h={38} door />
      <House x={650} y={206} w={42} h={34} dome />
      <House x={500} y={202} w={50} h={32} door />
      <House x={564} y={212} w={58} h={36} door />
      <House x={636} y={240} w={52} h={34} door />
      <House x={694} y={250} w={38} h={28} />
      <path
        d="M528 168a8 8 0 0 1 14-5 8 8 0 0 1 6 11h-18zM622 212a9 9 0 0 1 15-4 7 7 0 0 1 4 11h-18zM460 170a7 7 0 0 1 11 0v6h-11zM688 244a8 8 0 0 1 10 6h-14z"
        fill="var(--flower)"
      />
    </>
  )
}
