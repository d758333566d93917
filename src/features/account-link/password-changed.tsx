import { Trans } from '@lingui/react/macro'

export const PasswordChanged = () => <Trans>Password changed successfully.</Trans>
