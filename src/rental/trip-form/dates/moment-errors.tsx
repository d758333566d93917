import { styled } from '#ui/style/styled.ts'
import type { DatesForm } from './dates-form.ts'

const ENDS = ['from', 'to'] as const

/**
 * The errors of both days and times. Each control references its error by id, wherever the errors are rendered.
 */
export const MomentErrors = ({ form }: { form: DatesForm }) =>
  ENDS.map((field) => {
    const error = form.error(field)
    return error ? (
      <styled.p
        key={field}
        id={getMomentErrorId(form, field)}
        mt="1"
        fontSize="sm"
        color="danger.fg"
        fontWeight="medium"
      >
        {error}
      </styled.p>
    ) : null
  })

const getMomentErrorId = (form: DatesForm, field: (typeof ENDS)[number]) =>
  `${form.id(field)}-error`

/** Returns the props that link a day control to its label and error. */
export const getMomentControlProps = (form: DatesForm, field: (typeof ENDS)[number]) => ({
  id: form.id(field),
  'aria-describedby': form.error(field) ? getMomentErrorId(form, field) : undefined,
  'aria-invalid': form.error(field) ? true : undefined,
})
