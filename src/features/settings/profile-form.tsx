import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'

import type { Profile } from '#api/calls/account.ts'
import { asProblem } from '#api/problem.ts'
import { MINIMUM_AGE } from '@masar/domain/person/ages.ts'
import { formatPhone, normalizePhone } from '@masar/domain/person/phone.ts'
import { MAX_LENGTHS } from '@masar/domain/service/lengths.ts'
import { getProblemCode, type Problem } from '@masar/domain/service/problem.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { BirthDateField } from '#rental/person/birth-date-field.tsx'
import { useBirthDateMessages } from '#rental/person/birth-date-messages.ts'
import { useBirthDateReader } from '#rental/person/use-birth-date-reader.ts'
import { usePhoneMessages } from '#rental/person/phone-messages.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { TextField } from '#ui/form/form-fields.tsx'
import { requiredText, withMessage } from '#ui/form/schema.ts'
import type { Form } from '#ui/form/form-types.ts'
import { toLocalDay } from '@masar/domain/rental/calendar.ts'
import { useForm } from '#ui/form/use-form.ts'
import { Notice } from '#ui/toast/notice.tsx'
import { Button } from '#ui/control/button.tsx'
import { createDraftStorage, readDraftValues } from '#rental/draft-storage.ts'
import { ProblemText } from '#rental/problem-text.tsx'
import { listRefusedFields } from '#rental/person/refused-fields.ts'
import { useTextMessages } from '#rental/person/text-messages.ts'
import { SimpleGrid, Stack } from '#ui/style/styled.ts'
import { useToast } from '#ui/toast/toasts.tsx'

import { SaveBar } from './save-bar.tsx'

export interface ProfileFormProps {
  user: components['schemas']['UserProfile']
  onSave: (profile: Profile) => Promise<void>
}

type ProfileValues = {
  fullName: string
  phone: string
  birthDate: string
  location: string
  bio: string
}

/**
 * The personal details, which suppliers see and which prefill checkout. Unsaved input survives a reload and the
 * end of the session, but is restored for the same customer only.
 */
export function ProfileForm(props: ProfileFormProps) {
  const [round, setRound] = useState(0)

  return <ProfileFields key={round} {...props} onDiscard={() => setRound(round + 1)} />
}

function ProfileFields({ user, onSave, onDiscard }: ProfileFormProps & { onDiscard: () => void }) {
  const { t } = useLingui()
  const showToast = useToast()
  const [keeper] = useState(() => createDraftStorage(`profile ${user._id}`))
  const [initial] = useState(() => readDraftValues(keeper, toProfileValues(user)))
  const [isOld] = useState(
    () => !isSameProfile(toProfile(initial), toProfile(toProfileValues(user))),
  )
  const save = useMutation({
    mutationFn: onSave,
    onSuccess: () => {
      keeper.forget()
      showToast({ tone: 'success', text: t`Changes made successfully.` })
    },
  })
  const problem = save.error && asProblem(save.error)
  const refused = listRejectedFields(problem)
  const form = useProfileForm({
    initial,
    stored: toProfileValues(user),
    refused,
    busy: save.isPending,
    onSubmit: (profile) => save.mutate(profile),
    onChange: keeper.keep,
  })
  // After saving, `user` is outdated until the account is fetched again.
  const saved = save.isSuccess ? save.variables : toProfile(toProfileValues(user))
  const discard = () => {
    keeper.forget()
    onDiscard()
  }

  return (
    <form {...form.formProps}>
      <Stack gap="5">
        {isOld && !save.isSuccess ? <UnsavedNotice onDiscard={discard} /> : null}
        {problem && refused.length === 0 ? (
          <Notice tone="danger" urgent>
            <ProblemText problem={problem} />
          </Notice>
        ) : null}
        <ErrorSummary form={form} />
        <TextField form={form} name="fullName" autoComplete="name" />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <TextField form={form} name="phone" type="tel" autoComplete="tel" />
          <BirthDateField form={form} name="birthDate" />
        </SimpleGrid>
        <TextField
          form={form}
          name="location"
          autoComplete="address-level2"
          maxLength={MAX_LENGTHS.location}
        />
        <TextField form={form} name="bio" maxLength={MAX_LENGTHS.bio} />
        <SaveBar busy={save.isPending} isChanged={!isSameProfile(toProfile(form.values), saved)} />
      </Stack>
    </form>
  )
}

const FIELDS = ['fullName', 'phone', 'birthDate', 'location', 'bio'] as const
type ProfileField = (typeof FIELDS)[number]

const listRejectedFields = (problem: Problem | null): ProfileField[] =>
  getProblemCode(problem) === 'too-young' ? ['birthDate'] : listRefusedFields(problem, FIELDS)

const UnsavedNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <Notice
    tone="info"
    action={
      <Button variant="outline" size="sm" onClick={onDiscard}>
        <Trans>Discard the changes</Trans>
      </Button>
    }
  >
    <Trans>Your changes are still here, but not saved yet.</Trans>
  </Notice>
)

const toProfileValues = (user: ProfileFormProps['user']): ProfileValues => ({
  fullName: user.fullName,
  phone: formatPhone(user.phone ?? ''),
  birthDate: user.birthDate?.slice(0, 10) ?? '',
  location: user.location ?? '',
  bio: user.bio ?? '',
})

const toProfile = ({ fullName, phone, birthDate, location, bio }: ProfileValues): Profile => ({
  fullName: fullName.trim(),
  phone: normalizePhone(phone),
  birthDate,
  location: location.trim() || null,
  bio: bio.trim() || null,
})

const isSameProfile = (one: Profile, other: Profile) =>
  FIELDS.every((field) => one[field] === other[field])

interface ProfileOptions {
  initial: ProfileValues
  /** The values on the server, which may violate current rules. */
  stored: ProfileValues
  refused: readonly ProfileField[]
  busy: boolean
  onSubmit: (profile: Profile) => void
  onChange: (values: ProfileValues) => void
}

function useProfileForm(options: ProfileOptions): Form<ProfileValues> {
  const { initial, stored, refused, busy, onSubmit, onChange } = options
  const { t } = useLingui()
  const phones = usePhoneMessages()
  const text = useTextMessages()
  const births = useBirthDateMessages(MINIMUM_AGE)
  const readBirthDate = useBirthDateReader()

  const refusals: Record<ProfileField, string> = {
    fullName: text.notAccepted,
    phone: phones.texts.phone,
    birthDate: births.texts.age,
    location: text.notAccepted,
    bio: text.notAccepted,
  }

  return useForm<ProfileValues>({
    initial,
    readers: { birthDate: readBirthDate },
    labels: {
      fullName: t`Full name`,
      phone: t`Phone`,
      birthDate: t`Date of birth`,
      location: t`Location`,
      bio: t`About me`,
    },
    schema: (now) =>
      v.object({
        fullName: v.pipe(v.string(), requiredText(), withMessage(text.name)),
        phone: v.pipe(
          v.string(),
          requiredText(),
          withMessage((phone) => (phone === stored.phone ? undefined : phones.phone(phone))),
        ),
        birthDate: v.pipe(
          v.string(),
          requiredText(),
          withMessage(births.birthDate(toLocalDay(now))),
        ),
        location: v.pipe(v.string(), withMessage(text.length('location'))),
        bio: v.pipe(v.string(), withMessage(text.length('bio'))),
      }),
    refused: Object.fromEntries(refused.map((field) => [field, refusals[field]])),
    busy,
    onChange,
    onSubmit: (values) => onSubmit(toProfile(values)),
  })
}
