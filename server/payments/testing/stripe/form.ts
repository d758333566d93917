/**
 * A form with nested keys: `line_items[0][quantity]=1` is `{ line_items: { 0: { quantity } } }`.
 */
export type NestedForm = { [key: string]: string | NestedForm }

export function parseForm(body: string): NestedForm {
  const form: NestedForm = Object.create(null)
  for (const [key, value] of new URLSearchParams(body)) {
    const parts = key.split(/\[|\]\[|\]/).filter((part) => part !== '')
    setFormValue(form, parts, value)
  }
  return form
}

function setFormValue(form: NestedForm, [first = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[first] = value
    return
  }
  const inner = form[first]
  const nested: NestedForm = typeof inner === 'object' ? inner : Object.create(null)
  form[first] = nested
  setFormValue(nested, rest, value)
}

/** Returns the text at a path such as `line_items.0.quantity`; null when it has no text. */
export function getFormText(form: NestedForm, location: string): string | null {
  let found: string | NestedForm | undefined = form
  for (const part of location.split('.'))
    found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : null
}

export function getFormTexts(form: NestedForm, location: string): Record<string, string> {
  const found = form[location]
  if (typeof found !== 'object') return {}
  return Object.fromEntries(
    Object.entries(found).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}

/** Returns all paths of the form that have a text, with list indexes as `*`. */
export function listFormPaths(form: NestedForm, before = ''): string[] {
  return Object.entries(form).flatMap(([key, value]) => {
    const location = before + (/^\d+$/.test(key) ? '*' : key)
    return typeof value === 'string' ? [location] : listFormPaths(value, `${location}.`)
  })
}
