import { styled } from '#ui/style/styled.ts'

/** The sign of the site: two hills above a road. */
export const BrandMark = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" fill="none">
    <path
      d="M4 23 12 7.600c.5-1 2-1 2.500 0L17 12l1.800-4c.5-1 2-1 2.500 0L28 23"
      stroke="currentColor"
      strokeWidth="2.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M4 23h24" stroke="#6aa9e6" strokeWidth="2.8" strokeLinecap="round" />
  </svg>
)

const Name = styled(
  'span',
  { base: { fontSize: '2xl', fontWeight: 'bold', letterSpacing: '-0.02em', lineHeight: '1' } },
  { defaultProps: { translate: 'no' } },
)

/** The letters of this name are drawn (`wordmark.svg`). */
const DRAWN_NAME = 'Masar'

/** The name of the site; an operator may have another one, which is text. */
export const Wordmark = ({ children: name }: { children: string }) =>
  name === DRAWN_NAME ? (
    <span className="wordmark" translate="no">
      {name}
    </span>
  ) : (
    <Name>{name}</Name>
  )
