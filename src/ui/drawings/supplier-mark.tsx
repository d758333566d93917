import { MARKS, type MarkDrawing, PLATES } from './marks.ts'

interface Props {
  /** The supplier's `avatar`: the name of a drawn mark. Any other name is drawn by its initials. */
  mark: string | null | undefined
  /** The supplier's name, of which a supplier without a mark gets its initials. */
  name: string
}

/** A supplier's logo, 60 by 30 with its initials in the color of the text around it. Decorative: the name is beside it. */
export function SupplierMark({ mark, name }: Props) {
  const drawing = (mark ? MARKS[mark] : undefined) ?? unknownMark(name)
  return (
    <svg viewBox="0 0 60 30" width="60" height="30" focusable="false" aria-hidden>
      <path d={PLATES[drawing.plate]} fill={drawing.colour} />
      <path d={drawing.emblem} fill="#fff" fillRule="evenodd" />
      <text
        x="33"
        y="20.5"
        fill="currentColor"
        fontSize="14.5"
        fontWeight="700"
        letterSpacing="-0.2"
      >
        {drawing.initials}
      </text>
    </svg>
  )
}

function unknownMark(name: string): MarkDrawing {
  const [first = '', second = ''] = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return {
    initials: [first.at(0), second.at(0)].join('').toLocaleUpperCase(),
    colour: '#6b737d',
    plate: 'circle',
    emblem: 'M9 18l2-6h8l2 6v3h-3v-2h-6v2H9z',
  }
}
