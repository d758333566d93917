import { SimpleGrid, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import type { Profile } from '#api/account.ts'
import { problemOf } from '#api/problem.ts'
import { isOldEnough, MINIMUM_AGE } from '#domain/ages.ts'
import { isPhone, normalizePhone } from '#domain/contact.ts'
import { codeOf } from '#machines/problem.ts'
import type { components } from '#openapi/schema.d.ts'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { TextField } from '#ui/form-fields.tsx'
import { type Form, useForm } from '#ui/form.tsx'
import { Notice } from '#ui/notice.tsx'
import { ProblemText } from '#ui/problem-text.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useToast } from '#ui/toasts.tsx'

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

/** What suppliers and the booking form know about a customer. */
export function ProfileForm({ user, onSave }: ProfileFormProps) {
  const { t } = useLingui()
  const showToast = useToast()
  const save = useMutation({
    mutationFn: onSave,
    onSuccess: () => {
      showToast({ tone: 'success', text: t`Changes made successfully.` })
    },
  })
  const isTooYoung = save.error !== null && codeOf(problemOf(save.error)) === 'too-young'
  const form = useProfileForm({
    user,
    isTooYoung,
    busy: save.isPending,
    onSubmit: (profile) => save.mutate(profile),
  })

  return (
    <form {...form.formProps}>
      <Stack gap="5">
        {save.error && !isTooYoung ? (
          <Notice tone="danger" urgent>
            <ProblemText problem={problemOf(save.error)} />
          </Notice>
        ) : null}
        <ErrorSummary form={form} />
        <TextField form={form} name="fullName" autoComplete="name" />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <TextField form={form} name="phone" type="tel" autoComplete="tel" />
          <TextField form={form} name="birthDate" type="date" autoComplete="bday" />
        </SimpleGrid>
        <TextField form={form} name="location" autoComplete="address-level2" maxLength={120} />
        <TextField form={form} name="bio" maxLength={2000} />
        <SubmitButton busy={save.isPending} busyText={<Trans>Saving…</Trans>}>
          <Trans>Save</Trans>
        </SubmitButton>
      </Stack>
    </form>
  )
}

interface ProfileOptions {
  user: ProfileFormProps['user']
  isTooYoung: boolean
  busy: boolean
  onSubmit: (profile: Profile) => void
}

function useProfileForm(options: ProfileOptions): Form<ProfileValues> {
  const { user, isTooYoung, busy, onSubmit } = options
  const { t } = useLingui()
  const [today] = useState(() => new Date().toLocaleDateString('sv'))
  const tooYoung = t`You must be at least ${MINIMUM_AGE} years old.`

  return useForm<ProfileValues>({
    initial: {
      fullName: user.fullName,
      phone: user.phone ?? '',
      birthDate: user.birthDate?.slice(0, 10) ?? '',
      location: user.location ?? '',
      bio: user.bio ?? '',
    },
    labels: {
      fullName: t`Full name`,
      phone: t`Phone`,
      birthDate: t`Birth date`,
      location: t`Location`,
      bio: t`About me`,
    },
    required: ['fullName', 'phone', 'birthDate'],
    check: ({ phone, birthDate }) => ({
      phone: isPhone(phone) ? undefined : t`Invalid phone number`,
      birthDate: isOldEnough(birthDate, today) ? undefined : tooYoung,
    }),
    refused: { birthDate: isTooYoung ? tooYoung : undefined },
    busy,
    onSubmit: ({ fullName, phone, birthDate, location, bio }) =>
      onSubmit({
        fullName: fullName.trim(),
        phone: normalizePhone(phone),
        birthDate,
        location: location.trim() || null,
        bio: bio.trim() || null,
      }),
  })
}
