import { Skeleton } from '#ui/page/skeleton.tsx'

/** The skeleton of the messages, as high as an empty thread with its form. */
export const ThreadSkeleton = () => <Skeleton height="22rem" aria-busy />
