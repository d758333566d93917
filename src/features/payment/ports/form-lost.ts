/** The code of a payment whose form cannot be opened again after a reload. */
export const FORM_LOST = 'form-lost'
