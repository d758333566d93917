/** Receives the focus when the focused element disappears. */
export const LIST_ID = 'notices'
export const rowId = (id: string) => `notice-${id}`
