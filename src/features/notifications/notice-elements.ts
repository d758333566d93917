/** The id of the list, which receives the focus when the focused row disappears. */
export const LIST_ID = 'notices'
export const getRowId = (id: string) => `notice-${id}`
