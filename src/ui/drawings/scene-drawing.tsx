import type { ReactNode } from 'react'

const INK_COLOR = 'var(--m-colors-fg-muted)'
const PAPER_COLOR = 'var(--m-colors-bg-raised)'
const ACCENT_COLOR = 'var(--m-colors-accent)'

/** The subject of the drawing: an empty lot, an antenna without signal, a blank sign, a car on its way. */
const SCENES = {
  empty: (
    <>
      <path
        d="M92 98h56M92 98V84m56 14V84"
        stroke={INK_COLOR}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M164 100V54" stroke={INK_COLOR} strokeWidth="4" />
      <rect x="150" y="32" width="28" height="28" rx="6" fill={ACCENT_COLOR} />
      <path
        d="M160 54V38h6a5 5 0 0 1 0 10h-6"
        fill="none"
        stroke={PAPER_COLOR}
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  failed: (
    <>
      <path
        d="M120 40L104 100m16-60l16 60M110 78h20M114 62h12"
        fill="none"
        stroke={INK_COLOR}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <circle cx="120" cy="36" r="5" fill={ACCENT_COLOR} />
      <path
        d="M104 24a22 22 0 0 0 0 24m-12-32a36 36 0 0 0 0 40m44-32a22 22 0 0 1 0 24m12-32a36 36 0 0 1 0 40"
        fill="none"
        stroke={ACCENT_COLOR}
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="5 7"
      />
    </>
  ),
  lost: (
    <>
      <path d="M120 100V30" stroke={INK_COLOR} strokeWidth="5" strokeLinecap="round" />
      <path d="M118 34h44l10 9-10 9h-44z" fill={ACCENT_COLOR} />
      <path d="M122 58H84l-10 8 10 8h38z" fill={PAPER_COLOR} stroke={INK_COLOR} strokeWidth="2.5" />
      <path d="M128 43h22M92 66h20" stroke={PAPER_COLOR} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  waiting: (
    <>
      <path
        d="M52 84h22m-30 8h26m-14 8h14"
        stroke={INK_COLOR}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M84 96c-3-10 0-16 8-18 8-14 16-20 32-20 14 0 24 6 32 18 12 1 20 6 20 14v6z"
        fill={ACCENT_COLOR}
      />
      <path d="M100 77c5-8 10-11 18-11v11zm24-11c9 0 16 4 22 11h-22z" fill={PAPER_COLOR} />
      <circle cx="104" cy="96" r="9" fill={INK_COLOR} />
      <circle cx="156" cy="96" r="9" fill={INK_COLOR} />
    </>
  ),
} satisfies Record<string, ReactNode>

/** A small drawing for a page with little content; decorative, in the colors of the page. */
export function SceneDrawing({ scene }: { scene: keyof typeof SCENES }) {
  return (
    <svg viewBox="0 0 240 120" width="240" height="120" aria-hidden focusable="false" fill="none">
      <circle cx="186" cy="34" r="13" fill="#e0a030" opacity="0.55" />
      <path d="M0 84h240v22H0z" fill={ACCENT_COLOR} opacity="0.14" />
      <path d="M0 86c30-22 62-30 92-18 22 9 34 12 52 18z" fill={INK_COLOR} opacity="0.16" />
      <path d="M0 104c60-8 170-8 240 0v16H0z" fill="#b8a07a" opacity="0.35" />
      {SCENES[scene]}
    </svg>
  )
}
