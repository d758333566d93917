import { Card } from '#ui/page/card.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { styled } from '#ui/style/styled.ts'

const ROW_KEYS = [1, 2, 3, 4, 5, 6]

const Row = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '3',
    py: '3',
    px: { base: '3', sm: '4' },
    borderBottomWidth: '1px',
    borderColor: 'border',
    _last: { borderBottomWidth: '0' },
  },
})

export const NotificationsSkeleton = () => (
  <>
    <styled.div
      aria-hidden
      display="grid"
      gap="2"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' }}
      css={{ '& > :last-child': { gridColumn: { base: '1 / -1', md: '2' }, gridRow: { md: '1' } } }}
    >
      <Skeleton height="6" maxW="6rem" alignSelf="center" />
      <Skeleton height={{ base: '11', md: '9' }} width="4.5rem" />
      <Skeleton height={{ base: '11', md: '9' }} width={{ base: 'full', md: '15rem' }} />
    </styled.div>
    <Card p="0" aria-hidden>
      {ROW_KEYS.map((row) => (
        <Row key={row}>
          <Skeleton boxSize="10" borderRadius="full" flexShrink="0" />
          <styled.div
            flex="1"
            minH={{ base: '4.25rem', sm: '3.25rem', lg: '10' }}
            display="flex"
            flexDirection={{ base: 'column', lg: 'row' }}
            justifyContent={{ lg: 'space-between' }}
            gap="2"
          >
            <Skeleton height="5" width={{ base: '90%', lg: '24rem' }} />
            <Skeleton height="4" width="7rem" />
          </styled.div>
        </Row>
      ))}
    </Card>
  </>
)
