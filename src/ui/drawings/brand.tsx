/** The logo: two hills above a road. */
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

/** The name of the site. Ours is drawn (`wordmark.svg`); an operator's own name is text. */
export const Wordmark = ({ children: name }: { children: string }) => (
  <span className={name === 'Masar' ? 'wordmark' : 'site-name'} translate="no">
    {name}
  </span>
)
