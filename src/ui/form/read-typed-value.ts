import { cleanLine } from '@masar/domain/text/clean-line.ts'

/**
 * Reads what the user entered in a server-rendered control before hydration. Returns null when the control is
 * unchanged or missing.
 */
export function readTypedValue(id: string): string | boolean | null {
  const control = document.getElementById(id)
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    return control.checked === control.defaultChecked ? null : control.checked
  }
  if (control instanceof HTMLInputElement) {
    if (control.value === control.defaultValue) return null
    return control.type === 'password' ? control.value : cleanLine(control.value)
  }
  if (control instanceof HTMLTextAreaElement) {
    return control.value === control.defaultValue ? null : control.value
  }
  if (!(control instanceof HTMLSelectElement)) return null
  return control.selectedOptions[0]?.defaultSelected === false ? control.value : null
}
