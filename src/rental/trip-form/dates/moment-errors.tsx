import { styled } from '#ui/style/styled.ts'
import type { DatesForm } from './dates-form.ts'

const ENDS = ['from', 'to'] as const

/** What is wrong with a day or a time; its control says it, too, wherever this stands. */
export const MomentErrors = ({ form }: { form: DatesForm }) =>
  ENDS.map((field) => {
    const error = form.error(field)
    return error ? (
      <styled.p
        key={field}
        id={momentErrorId(form, field)}
        mt="1"
        fontSize="sm"
        color="danger.fg"
        fontWeight="medium"
      >
        {error}
      </styled.p>
    ) : null
  })

const momentErrorId = (form: DatesForm, field: (typeof ENDS)[number]) => `${form.id(field)}-error`

/** What names the day of a moment and ties its error to it. */
export const momentControl = (form: DatesForm, field: (typeof ENDS)[number]) => ({
  id: form.id(field),
  'aria-describedby': form.error(field) ? momentErrorId(form, field) : undefined,
  'aria-invalid': form.error(field) ? true : undefined,
})
