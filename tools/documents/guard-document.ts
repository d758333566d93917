/* oxlint-disable unicorn/consistent-function-scoping -- it is written into documents as one piece. */
/**
 * Runs in the head of every document, before anything of it is seen; in one without a drawn page it does
 * nothing. A page that was drawn for another address, language or setting than this visitor's is not
 * shown: the app draws theirs. What is pressed before the app is there is pressed again once it is.
 *
 * It is written into the document as it stands here, so it uses nothing from outside itself.
 */
export function guardDocument(): void {
  const root = document.documentElement
  const { page, languages = '', settings, needs } = root.dataset
  if (page === undefined) return

  const stored = (name: string): string | null => {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  }
  const recordLanguage = (record: string | null): unknown => {
    try {
      const user: unknown = JSON.parse(record ?? 'null')
      return typeof user === 'object' && user !== null ? Reflect.get(user, 'language') : null
    } catch {
      return null
    }
  }
  const timings = performance.getEntriesByType('navigation')[0]
  const told: unknown = timings && Reflect.get(timings, 'serverTiming')
  // Our server has looked at the settings, the address, the browser's languages and the country; a web host has not.
  const isChecked = Array.isArray(told) && told.some((one) => Reflect.get(one, 'name') === 'masar')

  const user = stored('masar-user')
  const search = new URLSearchParams(location.search)
  const isByBrowser = !isChecked && root.hasAttribute('data-by-browser')
  const known = [
    search.get('l'),
    recordLanguage(user),
    stored('masar-language'),
    ...(isByBrowser ? navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()) : []),
  ]
  const wanted = known.find((one) => typeof one === 'string' && languages.split(' ').includes(one))
  const path = location.pathname.replace(/(.)\/$/, '$1')
  const pattern = new RegExp(`^${page.replace(/\$\w+/, '[^/]+')}$`)
  const isPage = isChecked || pattern.test(path)
  // A page that is the same for all, or the frame of one that needs to be told something.
  const isPlain =
    needs === undefined
      ? [...search.keys()].every((name) => /^(l|from|utm_\w+|gclid|fbclid)$/.test(name))
      : needs.split(' ').every((name) => name === '' || search.has(name))
  const isLanguage = wanted
    ? wanted === root.lang
    : isChecked || !root.hasAttribute('data-by-country')
  const isLeft = user !== null && path.startsWith('/sign-')

  if (!isPage || !isPlain || !isLanguage || isLeft) {
    root.dataset['drawn'] = 'no'
    return
  }
  if (user !== null) root.dataset['returning'] = ''
  if (!isChecked) {
    root.dataset['drawn'] = 'unchecked'
    const decide = (isDrawnForThem: boolean) => {
      if (root.dataset['drawn'] !== 'unchecked') return
      if (isDrawnForThem) delete root.dataset['drawn']
      else root.dataset['drawn'] = 'no'
      dispatchEvent(new Event('masar-checked'))
    }
    fetch('/config.json', { credentials: 'include' })
      .then((response) => response.json())
      .then((written: unknown) => decide(JSON.stringify(written) === settings))
      .catch(() => decide(false))
  }

  let press: (() => void) | null = null
  // Where the app has drawn over a frame, the button of the same name.
  const describeButton = (button: Element) =>
    `${button.getAttribute('aria-label')} ${button.textContent}`
  const same = (button: HTMLButtonElement) =>
    button.isConnected
      ? button
      : [...document.querySelectorAll('button')].find(
          (one) => describeButton(one) === describeButton(button),
        )
  const holdSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    press = () => form.isConnected && form.requestSubmit(submitter ?? undefined)
  }
  const holdClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button && button.type !== 'submit') press = () => same(button)?.click()
  }
  const replay = () => {
    removeEventListener('submit', holdSubmit, true)
    removeEventListener('click', holdClick, true)
    // Once the effects of the page have run, too.
    setTimeout(() => press?.())
  }
  addEventListener('submit', holdSubmit, true)
  addEventListener('click', holdClick, true)
  addEventListener('masar-taken-over', replay, { once: true })
}
