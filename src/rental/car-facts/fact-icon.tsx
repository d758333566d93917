import { styled } from '#ui/style/styled.ts'

/** A single path per icon, because a list of cars renders many. */
const ICON_PATHS = {
  seats:
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M22 21v-2a4 4 0 0 0-3-3.87M16 3.13a4 4 0 0 1 0 7.75',
  gearbox:
    'M5 8v8M12 8v8M19 8v2a2 2 0 0 1-2 2H5M5 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4M12 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4M19 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4M5 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4M12 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  cooling:
    'M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 4l3 3 3-3M9 20l3-3 3 3M4 11l4-1.5-.8-4M20 13l-4 1.5.8 4M4 13l4 1.5-.8 4M20 11l-4-1.5.8-4',
  noCooling:
    'M12 8v14M3.3 7l17.4 10M3.3 17l6-3.5M14.5 10.5 20.7 7M9 20l3-3 3 3M4 11l4-1.5-.8-4M3 3l18 18',
  mileage: 'M12 14l4-4M3.34 19a10 10 0 1 1 17.32 0',
  fuel: 'm3 22h12m-11-13h10m0 13v-18a2 2 0 0 0-2-2h-6a2 2 0 0 0-2 2v18m10-9h2a2 2 0 0 1 2 2v2a2 2 0 0 0 4 0v-7.2a2 2 0 0 0-.6-1.4l-3.4-3.4',
  fuelPolicy:
    'M12 22a7 7 0 0 0 7-7c0-2-1-3.9-3-5.5S12.5 5 12 2.5C11.5 5 10 7.9 8 9.5S5 13 5 15a7 7 0 0 0 7 7',
  included: 'M20 6 9 17l-5-5',
}

export type FactName = keyof typeof ICON_PATHS

const Drawing = styled('svg', {
  base: {
    width: '1rem',
    height: '1rem',
    flexShrink: '0',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
})

export const FactIcon = ({ fact }: { fact: FactName }) => (
  <Drawing viewBox="0 0 24 24" aria-hidden>
    <path d={ICON_PATHS[fact]} />
  </Drawing>
)
