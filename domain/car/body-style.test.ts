import { describe, expect, it } from 'vitest'

import { BODY_STYLES } from './body-styles.ts'
import { chooseBodyStyle, type DrawableCar } from './body-style.ts'
import { CAR_RANGES } from './catalogue.ts'

// @shows CAR-13
describe('chooseBodyStyle', () => {
  it.each<[string, DrawableCar]>([
    ['bubble', { name: 'Fiat 500', range: 'mini', doors: 3 }],
    ['tallHatch', { name: 'Fiat 500X', range: 'mini', doors: 5 }],
    ['threeDoor', { name: 'Mini Cooper', range: 'mini' }],
    ['boxCity', { name: 'Fiat Panda', range: 'mini' }],
    ['city', { name: 'Hyundai Grand i10', range: 'mini' }],
    ['hatch', { name: 'Renault Clio', range: 'mini', doors: 5, seats: 5 }],
    ['straightHatch', { name: 'Volkswagen Polo', range: 'mini', doors: 5, seats: 5 }],
    ['smallSaloon', { name: 'Renault Symbol', range: 'mini', doors: 4 }],
    ['saloon', { name: 'MG 5', range: 'mini' }],
    ['ruggedSuv', { name: 'Dacia Duster', range: 'midi' }],
    ['smallSuv', { name: 'Volkswagen T-Roc', range: 'midi' }],
    ['sleekSuv', { name: 'Hyundai Tucson', range: 'midi' }],
    ['boxySuv', { name: 'Volkswagen Tiguan', range: 'midi' }],
    ['largeSuv', { name: 'Toyota Land Cruiser Prado', range: 'midi', seats: 7 }],
    ['offRoader', { name: 'Suzuki Jimny', range: 'midi', seats: 4 }],
    ['sevenSeater', { name: 'Dacia Jogger', range: 'maxi', seats: 7 }],
    ['boxCarrier', { name: 'Fiat Doblò', range: 'maxi', seats: 7 }],
    ['carrier', { name: 'Kia Carnival', range: 'maxi', seats: 7 }],
    ['minibus', { name: 'Mercedes V-Class', range: 'maxi', seats: 7 }],
    ['shuttle', { name: 'Ford Transit Minibus', range: 'bus', seats: 17 }],
    ['bus', { name: 'Toyota Coaster', range: 'bus', seats: 26 }],
    ['pickup', { name: 'Toyota Hilux', range: 'truck' }],
    ['largeVan', { name: 'Fiat Ducato', range: 'truck', seats: 3, doors: 2 }],
    ['smallVan', { name: 'Renault Kangoo', range: 'truck' }],
    ['boxTruck', { name: 'Iveco Daily 35C', range: 'truck' }],
    ['camper', { name: 'Hymer Exsis-t 474', range: 'caravan', doors: 3 }],
    ['alcove', { name: 'Sunlight A72', range: 'caravan', doors: 3 }],
    ['camperVan', { name: 'Fiat Ducato Adria Twin', range: 'caravan' }],
    ['popTop', { name: 'Volkswagen California', range: 'caravan' }],
    ['caravan', { name: 'Adria Aviva 360', range: 'caravan', doors: 1 }],
    ['classicScooter', { name: 'Vespa GTS 300', range: 'scooter', doors: 0 }],
  ])('returns %s for %o', (style, car) => {
    expect(chooseBodyStyle(car)).toBe(style)
  })

  it.each<[string, DrawableCar]>([
    ['smallSaloon', { name: 'Tata Tigor', range: 'mini', doors: 4 }],
    ['threeDoor', { name: 'Anything', range: 'mini', doors: 3 }],
    ['hatch', { name: 'Anything', range: 'mini', doors: 5 }],
    ['largeSuv', { name: 'Anything', range: 'midi', seats: 7 }],
    ['minibus', { name: 'Anything', range: 'maxi', seats: 9 }],
    ['pickup', { name: 'Anything', range: 'truck', seats: 5 }],
    ['caravan', { name: 'Anything', range: 'caravan', doors: 1 }],
  ])('uses doors and seats when the model is unknown: %s for %o', (style, car) => {
    expect(chooseBodyStyle(car)).toBe(style)
  })

  it.each(CAR_RANGES)('falls back to the range when nothing else is known: %s', (range) => {
    expect(BODY_STYLES).toContain(chooseBodyStyle({ name: '', range }))
  })
})
