/** Where the focus goes when what it was on is gone. */
export const LIST_ID = 'notices'
export const rowId = (id: string) => `notice-${id}`
