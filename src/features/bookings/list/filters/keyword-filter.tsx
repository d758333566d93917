import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'

import { Button } from '#ui/control/button.tsx'
import { Input } from '#ui/control/controls.tsx'
import { Field } from '#ui/form/field.tsx'
import { useEarlyInput } from '#ui/form/use-early-input.ts'
import { styled } from '#ui/style/styled.ts'

import { BOOKING_FILTER_FORM_ID, readKeyword } from '../bookings-search.ts'
import { useDraft } from './use-draft.ts'

export interface KeywordFilterProps {
  keyword: string | null
  onChoose: (keyword: string | null) => void
}

/**
 * Searches by car, supplier, driver and booking number. Applied on Enter or blur; without JavaScript, the other
 * filters are submitted with it.
 */
export function KeywordFilter({ keyword, onChoose }: KeywordFilterProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useDraft(keyword ?? '')
  const field = useEarlyInput(draft, setDraft)
  const send = (text: string) => {
    const next = readKeyword(text)
    if (next !== keyword) onChoose(next)
  }

  return (
    <search>
      <styled.form
        id={BOOKING_FILTER_FORM_ID}
        action="/bookings"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(draft)
        }}
      >
        <Field label={t`Search`}>
          {(control) => (
            <styled.div position="relative">
              <Input
                {...control}
                ref={field}
                type="search"
                name="q"
                maxLength={100}
                pe="12"
                placeholder={t`Car or reference`}
                value={draft}
                onChange={({ target }) => {
                  setDraft(target.value)
                  if (target.value === '') send('')
                }}
                onBlur={() => send(draft)}
              />
              <Button
                type="submit"
                variant="ghost"
                size="icon"
                position="absolute"
                top="0"
                insetEnd="0"
                color="fg.muted"
                aria-label={t`Search my bookings`}
              >
                <Search aria-hidden size={20} />
              </Button>
            </styled.div>
          )}
        </Field>
      </styled.form>
    </search>
  )
}
