/** Line breaks, other control characters and bidirectional marks. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
const SCHEME = /:\/\/|www\./i
/**
 * Text that email clients turn into a link: `evil.com`, `bit.ly/abc`. Initials (`J.R.Smith`) and titles
 * (`St.John`) are not domains.
 */
const DOMAIN =
  /(?:^|[^\p{L}\p{N}])(?!(?:ste?|dra?|m[rsx]s?|prof|[js]r|sra|mme|mlle)\.)[\p{L}\p{N}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}][.\u3002\uFF0E\uFF61]\p{L}{2}/iu
const PATH = /[.\u3002\uFF0E\uFF61]\p{L}{2,}\//u

/**
 * Whether a text can be a person's name, as in the contract (`PersonName`). Emails to other people start with
 * the name, so a line break or a link in it would let anyone send them messages in our name.
 */
export const isPersonName = (name: string): boolean =>
  !CONTROL_CHARACTERS.test(name.trim()) && ![SCHEME, DOMAIN, PATH].some((link) => link.test(name))
