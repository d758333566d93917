/** Moves the focus to a control; opens the popover that contains it. */
export function focusField(id: string): void {
  const control = document.getElementById(id)
  const popover = control?.closest<HTMLElement>('[popover]')
  if (popover && !popover.matches(':popover-open')) popover.showPopover()
  control?.focus()
}
