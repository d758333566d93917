/** The code of a payment whose form cannot be reopened after a reload. */
export const FORM_LOST_CODE = 'form-lost'
