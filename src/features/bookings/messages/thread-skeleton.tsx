import { Skeleton } from '#ui/page/skeleton.tsx'

/** As high as an empty thread with its form. */
export const ThreadSkeleton = () => <Skeleton height="22rem" aria-busy />
