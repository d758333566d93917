import type { Group } from '../group.ts'

export const HOME: Group = {
  prefix: 'HOME',
  title: 'Home',
  about: 'the page where a visitor begins',
  requirements: {
    'HOME-1': '`/` is the home page.',
    'HOME-2': 'Home asks for the date of the pick-up and of the drop-off.',
    'HOME-3':
      'The car comes back to where it is picked up unless a tick is taken away; then a second location is asked for.',
    'HOME-4': 'A button searches the cars of a location and dates.',
    'HOME-5': 'Home has a map of the locations.',
    'HOME-6':
      'Home offers mini, midi and maxi cars as tiles, and a tile narrows the search to its size.',
    'HOME-7': 'Home says why to book here.',
    'HOME-8': 'Home says what comes with a rental.',
    'HOME-9': 'Home says whom to ask.',
    'HOME-10': 'A country is listed on home when it has at least four locations.',
    'HOME-11':
      'The search form can be used before anything has loaded, and with the usual limits where the settings do not come.',
    'HOME-12': 'The form begins with a pick-up three days from today, and a rental of three days.',
    'HOME-13': 'The drop-off moves along with the pick-up, so that the rental keeps its length.',
    'HOME-14':
      'Locations are suggested while somebody types: asked for once for a burst of keys, and the answer to an older word is dropped.',
    'HOME-15': 'A destination or a size that is chosen on home searches there or for that.',
    'HOME-16':
      'The lowest prices of the fleet stand on the tiles of the sizes where they are known.',
    'HOME-17': 'What most people ask stands on home and leads to every question.',
    'HOME-18': 'A block of home that fails takes no other block with it.',
  },
}
