import { Skeleton } from '../page/skeleton.tsx'
import { TextSkeleton } from '../page/text-skeleton.tsx'
import { styled, Stack } from '../style/styled.ts'

/** A placeholder for a field, with its label and its control. */
export const FieldSkeleton = () => (
  <Stack gap="1" minW="0">
    <styled.span fontSize="sm">
      <TextSkeleton css={{ width: '8rem', maxW: 'full' }} />
    </styled.span>
    <Skeleton height="11" />
  </Stack>
)
