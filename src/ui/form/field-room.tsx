import { Skeleton } from '../page/skeleton.tsx'
import { TextRoom } from '../page/text-room.tsx'
import { styled, Stack } from '../style/styled.ts'

/** Placeholder for a field: its label and its control. */
export const FieldRoom = () => (
  <Stack gap="1" minW="0">
    <styled.span fontSize="sm">
      <TextRoom css={{ width: '8rem', maxW: 'full' }} />
    </styled.span>
    <Skeleton height="11" />
  </Stack>
)
