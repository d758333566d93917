const WHEEL_POSITIONS = [-54.5, 48.6]

/** The car from the side, driving along the gulf. Drives in once if the page requests it (`coastal-road.css`). */
export const CoastCar = () => (
  <g transform="translate(200 380) rotate(-3.8)">
    <g className="coast-car">
      <radialGradient id="coast-beam" cx="0" cy="0.5" r="1">
        <stop stopColor="var(--lamp)" />
        <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
      </radialGradient>
      <path d="M74-36l190-22v68l-190-40z" fill="url(#coast-beam)" opacity="var(--beam)" />
      <ellipse cy="0" rx="78" ry="4" fill="#000" opacity="0.25" />
      <path d="M-70-18l17 11h103l15-11-3-9h-130z" fill="#121518" />
      <path
        d="M-75-11C-80-18-79-32-74-46-68-62-54-67-36-67-16-68 4-66 18-58L31-46C50-45 66-41 73-30c5 8 6 14 3 20H63a15 15 0 1 0-30 0H-39a15 15 0 1 0-31-1z"
        fill="var(--car)"
      />
      <path
        d="M-76-37c30-6 66-4 102-3 14 0 28 2 40 5M-31-20h56"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.45"
        strokeWidth="1.6"
      />
      <path
        d="M-60-48c4-8 14-14 30-15l2 17c-12 2-22 1-32-2zM-27-46l-2-17c18-1 30 4 43 17zM0-63c10 3 18 8 29 17h-6z"
        fill="#26353f"
        stroke="#14191e"
        strokeWidth="0.8"
      />
      <path
        d="M24-46c8 11 5 20 0 35M-28-46c-4 12-3 24-3 36M-24-40h6"
        fill="none"
        stroke="#000"
        strokeOpacity="0.35"
      />
      <path d="M-77-35c-1-8 4-8 6-5 1 5 0 9-5 10z" fill="#e2483a" stroke="#5d0f0b" />
      <circle cx="68.5" cy="-32.5" r="4.6" fill="#fff3cf" />
      <path d="M78-11l2-5h-4l-4 5z" fill="#1b1f23" />
      <path d="M15-44c3 1 6 1 6-2 0-3-4-3-7-2z" fill="var(--car)" />
      <path
        d="M-44-68.5h44M-40-71h30v-5h-26z"
        fill="var(--trunk)"
        stroke="var(--trunk)"
        strokeWidth="2"
      />
      {WHEEL_POSITIONS.map((x) => (
        <g key={x} transform={`translate(${x} -13.2)`}>
          <circle r="13.2" fill="#17191c" />
          <circle r="8.6" fill="#c9ced4" />
          <circle r="6" fill="none" stroke="#3a4048" strokeWidth="3" strokeDasharray="2.6 3.683" />
        </g>
      ))}
    </g>
  </g>
)
