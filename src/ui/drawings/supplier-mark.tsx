import { MARKS, type MarkDrawing, ORNAMENTS, PLATE_SHAPES } from './marks.ts'

interface Props {
  /**
   * The supplier's `avatar`. If it is not the name of a drawn mark, a mark is chosen by the supplier's name.
   */
  mark: string | null | undefined
  /** The supplier's name, which is always shown beside its mark. */
  name: string
}

/** A supplier's emblem, 60 by 30. Decorative: its name is beside it, so it contains no letters. */
export function SupplierMark({ mark, name }: Props) {
  const { colour, second, plate, ornament, emblem } =
    (mark ? MARKS[mark] : undefined) ?? chooseMark(name)
  return (
    <svg viewBox="0 0 60 30" width="60" height="30" focusable="false" aria-hidden>
      <path d={PLATE_SHAPES[plate]} fill={colour} />
      <path d={ORNAMENTS[ornament]} fill={second} />
      <path d={emblem} fill="#fff" fillRule="evenodd" transform="translate(15 0)" />
    </svg>
  )
}

const CAR_EMBLEM =
  'M5 18.5l1-3.5 3-1 2.5-4h7l3 4 2.5 1 1 3.5h-2.2a2.8 2.8 0 0 0-5.6 0h-4.4a2.8 2.8 0 0 0-5.6 0zm7.2-7l-1.5 2.5h3.8V11.5zm3.8 0V14h3.2l-1.7-2.5zM10 17a1.7 1.7 0 1 1-.01 0zm10 0a1.7 1.7 0 1 1-.01 0z'

const GREY_MARK = { colour: '#5c6672', second: '#dfe4ea', plate: 'bar', ornament: 'speed' } as const

/** For suppliers without a mark. The same name always gets the same one. */
const FALLBACK_MARKS: readonly Omit<MarkDrawing, 'emblem'>[] = [
  GREY_MARK,
  { colour: '#3d6b8f', second: '#cfe4f4', plate: 'pill', ornament: 'rules' },
  { colour: '#7a5c3e', second: '#f0dcc2', plate: 'hexagon', ornament: 'dots' },
  { colour: '#4d7358', second: '#d3ead9', plate: 'oval', ornament: 'chevrons' },
  { colour: '#6f5480', second: '#e6d6ee', plate: 'ticket', ornament: 'bars' },
]

function chooseMark(name: string): MarkDrawing {
  const codes = Array.from(name, (letter) => letter.codePointAt(0) ?? 0)
  const sum = codes.reduce((total, code) => total + code, 0)
  return { ...(FALLBACK_MARKS[sum % FALLBACK_MARKS.length] ?? GREY_MARK), emblem: CAR_EMBLEM }
}
