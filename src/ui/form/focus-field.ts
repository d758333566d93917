/**
 * A ref callback that moves the focus to a control when it appears, because the user has just opened or closed
 * a form.
 */
export const focusOnMount = (control: HTMLElement | null): void => control?.focus()

/** Moves the focus to a control. If the control is in a popover, opens it first. */
export function focusField(id: string): void {
  const control = document.getElementById(id)
  const popover = control?.closest<HTMLElement>('[popover]')
  if (popover && !popover.matches(':popover-open')) popover.showPopover()
  control?.focus()
}
