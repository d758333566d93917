import {
  makeArrivalsSpot,
  makeFerrySpot,
  makeForecourtSpot,
  makeLongStaySpot,
  repeatName,
  type SeedLocation,
} from './location.ts'

/** The capital and its child locations. */
export const tunis: readonly SeedLocation[] = [
  {
    key: 'tunis',
    names: ['Tunis', 'Tunis', 'Túnez'],
    at: [36.8008, 10.1859],
    spots: [
      {
        names: ['Parking de la Kasbah', 'Kasbah car park', 'Aparcamiento de la Kasba'],
        at: [36.7992, 10.1667],
      },
      {
        names: [
          'Parking de l’avenue Mohamed V',
          'Avenue Mohamed V car park',
          'Aparcamiento de la avenida Mohamed V',
        ],
        at: [36.8072, 10.1868],
      },
    ],
  },
  {
    key: 'tunis-airport',
    parent: 'tunis',
    names: ['Aéroport de Tunis-Carthage', 'Tunis-Carthage Airport', 'Aeropuerto de Túnez-Cartago'],
    at: [36.851, 10.2272],
    spots: [makeArrivalsSpot([36.8476, 10.2179]), makeLongStaySpot([36.8462, 10.2151])],
  },
  {
    key: 'la-goulette-port',
    parent: 'tunis',
    names: ['Port de La Goulette', 'Port of La Goulette', 'Puerto de La Goleta'],
    at: [36.8079, 10.3019],
    spots: [makeFerrySpot([36.8084, 10.2996])],
  },
  {
    key: 'tunis-station',
    parent: 'tunis',
    names: ['Gare de Tunis', 'Tunis Railway Station', 'Estación de tren de Túnez'],
    at: [36.7953, 10.1806],
    spots: [makeForecourtSpot([36.7958, 10.1801])],
  },
  {
    key: 'lac-1',
    parent: 'tunis',
    names: ['Les Berges du Lac 1', 'Lake of Tunis, Lac 1', 'Lago de Túnez, Lac 1'],
    at: [36.8337, 10.2336],
  },
  {
    key: 'centre-urbain-nord',
    parent: 'tunis',
    names: ['Centre urbain Nord', 'Northern Urban Centre', 'Centro Urbano Norte'],
    at: [36.8475, 10.1966],
  },
  {
    key: 'ariana',
    parent: 'tunis',
    names: ['L’Ariana', 'Ariana', 'Ariana'],
    at: [36.8625, 10.1956],
  },
  { key: 'la-marsa', parent: 'tunis', names: repeatName('La Marsa'), at: [36.8782, 10.3247] },
  {
    key: 'sidi-bou-said',
    parent: 'tunis',
    names: ['Sidi Bou Saïd', 'Sidi Bou Said', 'Sidi Bou Said'],
    at: [36.8702, 10.3417],
  },
  {
    key: 'carthage',
    parent: 'tunis',
    names: ['Carthage', 'Carthage', 'Cartago'],
    at: [36.8545, 10.3306],
  },
]
