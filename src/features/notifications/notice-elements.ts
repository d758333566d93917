/** Receives the focus when the focused element disappears. */
export const LIST_ID = 'notices'
export const getRowId = (id: string) => `notice-${id}`
