import type { Engine, CarModel } from './model.ts'

const gasoline = (co2: number): Engine => ['gasoline', 'manual', co2]
const gasolineAutomatic = (co2: number): Engine => ['gasoline', 'automatic', co2]
const diesel = (co2: number): Engine => ['diesel', 'manual', co2]
const dieselAutomatic = (co2: number): Engine => ['diesel', 'automatic', co2]
const hybrid = (co2: number): Engine => ['hybrid', 'automatic', co2]
const plugIn = (co2: number): Engine => ['plugInHybrid', 'automatic', co2]
const electric: Engine = ['electric', 'automatic', 0]
const towed: Engine = ['unknown', 'manual', null]

const mini = (
  name: string,
  dailyPrice: number,
  engines: readonly Engine[],
  {
    seats = 5,
    doors = 5,
    multimedia = 2,
  }: Partial<Pick<CarModel, 'seats' | 'doors' | 'multimedia'>> = {},
): CarModel => ({ name, range: 'mini', seats, doors, dailyPrice, engines, multimedia })

const midi = (
  name: string,
  dailyPrice: number,
  engines: readonly Engine[],
  { seats = 5, multimedia = 3 }: Partial<Pick<CarModel, 'seats' | 'multimedia'>> = {},
): CarModel => ({ name, range: 'midi', seats, doors: 5, dailyPrice, engines, multimedia })

const maxi = (
  name: string,
  seats: number,
  dailyPrice: number,
  engines: readonly Engine[],
): CarModel => ({ name, range: 'maxi', seats, doors: 5, dailyPrice, engines, multimedia: 2 })

const scooter = (name: string, dailyPrice: number, co2: number): CarModel => ({
  name,
  range: 'scooter',
  seats: 2,
  doors: 0,
  dailyPrice,
  engines: [co2 === 0 ? electric : gasolineAutomatic(co2)],
  aircon: false,
  multimedia: 0,
})

const bus = (
  name: string,
  seats: number,
  dailyPrice: number,
  engines: readonly Engine[],
): CarModel => ({
  name,
  range: 'bus',
  seats,
  doors: seats > 20 ? 2 : 4,
  dailyPrice,
  engines,
  multimedia: 1,
})

const truck = (
  name: string,
  dailyPrice: number,
  engines: readonly Engine[],
  { seats = 3, doors = 2 } = {},
): CarModel => ({ name, range: 'truck', seats, doors, dailyPrice, engines, multimedia: 1 })

const caravan = (
  name: string,
  seats: number,
  dailyPrice: number,
  engines: readonly Engine[],
): CarModel => ({ name, range: 'caravan', seats, doors: 3, dailyPrice, engines, multimedia: 2 })

/** The models that rental companies in North Africa offer. */
export const models: readonly CarModel[] = [
  mini('Kia Picanto', 75, [gasoline(106), gasolineAutomatic(117)], { seats: 4 }),
  mini('Hyundai Grand i10', 78, [gasoline(109)], { multimedia: 1 }),
  mini('Suzuki Celerio', 70, [gasoline(98)], { seats: 4, multimedia: 0 }),
  mini('Suzuki Swift', 88, [gasoline(102), hybrid(94)]),
  mini('Fiat 500', 92, [gasoline(104), electric], { seats: 4, doors: 3 }),
  mini('Fiat Panda', 74, [gasoline(108)], { seats: 4, multimedia: 0 }),
  mini('Citroën C3', 86, [gasoline(118), diesel(97)]),
  mini('Peugeot 208', 98, [gasoline(116), diesel(96), electric], { multimedia: 3 }),
  mini('Renault Clio', 92, [gasoline(117), diesel(95), hybrid(96)], { multimedia: 3 }),
  mini('Dacia Sandero', 80, [gasoline(120)]),
  mini('Volkswagen Polo', 98, [gasoline(119), gasolineAutomatic(124)], { multimedia: 3 }),
  mini('Seat Ibiza', 94, [gasoline(116)]),
  mini('Toyota Yaris', 104, [hybrid(87)], { multimedia: 3 }),
  mini('Opel Corsa', 93, [gasoline(114), electric]),
  mini('Kia Rio', 90, [gasoline(121)]),
  mini('Ford Fiesta', 90, [gasoline(113)]),
  mini('Hyundai i20', 92, [gasoline(115), gasolineAutomatic(122)]),
  mini('MG 5', 96, [gasoline(128), hybrid(100)], { doors: 4 }),
  mini('Renault Zoe', 105, [electric], { multimedia: 3 }),
  mini('Mini Cooper', 110, [gasolineAutomatic(131)], { seats: 4, doors: 3, multimedia: 3 }),

  midi('Dacia Duster', 140, [gasoline(139), diesel(124), hybrid(113)], { multimedia: 2 }),
  midi('Hyundai Tucson', 195, [diesel(137), gasolineAutomatic(152), plugIn(31)]),
  midi('Kia Sportage', 190, [diesel(138), gasolineAutomatic(155)]),
  midi('Peugeot 2008', 160, [gasoline(122), electric]),
  midi('Peugeot 3008', 205, [dieselAutomatic(133), plugIn(29)]),
  midi('Renault Captur', 150, [gasoline(128), hybrid(106)]),
  midi('Volkswagen T-Roc', 180, [gasolineAutomatic(138)]),
  midi('Volkswagen Tiguan', 215, [dieselAutomatic(142), plugIn(36)]),
  midi('Toyota RAV4', 220, [hybrid(126), plugIn(22)]),
  midi('Nissan Qashqai', 178, [gasoline(141), hybrid(117)]),
  midi('MG ZS', 145, [gasoline(148), electric], { multimedia: 2 }),
  midi('Chery Tiggo 7', 158, [gasolineAutomatic(160)]),
  midi('Haval Jolion', 155, [gasolineAutomatic(158), hybrid(120)]),
  midi('Suzuki Jimny', 165, [gasoline(154)], { seats: 4, multimedia: 1 }),
  midi('Jeep Compass', 200, [dieselAutomatic(146), plugIn(44)]),
  midi('Toyota Land Cruiser Prado', 238, [dieselAutomatic(207)], { seats: 7 }),
  midi('Skoda Karoq', 185, [dieselAutomatic(131)]),
  midi('BYD Atto 3', 210, [electric]),

  maxi('Volkswagen Transporter', 9, 240, [diesel(187), dieselAutomatic(195)]),
  maxi('Volkswagen Caddy', 7, 175, [diesel(136)]),
  maxi('Renault Trafic', 9, 225, [diesel(172)]),
  maxi('Mercedes Vito Tourer', 8, 265, [dieselAutomatic(184)]),
  maxi('Mercedes V-Class', 7, 300, [dieselAutomatic(179)]),
  maxi('Peugeot Traveller', 8, 235, [diesel(158), electric]),
  maxi('Citroën Berlingo', 5, 160, [diesel(128), gasoline(140), electric]),
  maxi('Renault Kangoo', 5, 155, [diesel(132)]),
  maxi('Fiat Doblò', 7, 165, [diesel(134)]),
  maxi('Hyundai Staria', 9, 270, [dieselAutomatic(210)]),
  maxi('Kia Carnival', 7, 260, [dieselAutomatic(170)]),
  maxi('Ford Tourneo Custom', 9, 245, [diesel(176), plugIn(70)]),
  maxi('Dacia Jogger', 7, 160, [gasoline(130), hybrid(108)]),

  scooter('Vespa Primavera 125', 65, 61),
  scooter('Vespa GTS 300', 80, 75),
  scooter('Vespa Elettrica', 70, 0),
  scooter('Piaggio Liberty 125', 50, 58),
  scooter('Piaggio Medley 150', 56, 62),
  scooter('Yamaha NMAX 125', 58, 51),
  scooter('Honda SH 125i', 60, 52),
  scooter('Sym Symphony 125', 42, 56),
  scooter('Peugeot Kisbee 50', 40, 49),
  scooter('Kymco Agility 125', 44, 57),
  scooter('Niu NQi GT', 55, 0),

  bus('Mercedes Sprinter Tourer', 17, 420, [diesel(238), dieselAutomatic(244)]),
  bus('Iveco Daily Minibus', 19, 440, [diesel(252)]),
  bus('Ford Transit Minibus', 17, 390, [diesel(231)]),
  bus('Renault Master Minibus', 16, 360, [diesel(229)]),
  bus('Peugeot Boxer Minibus', 15, 350, [diesel(226)]),
  bus('Volkswagen Crafter Minibus', 18, 430, [diesel(240)]),
  bus('Toyota Coaster', 26, 560, [diesel(330)]),
  bus('Isuzu Novo', 27, 600, [diesel(345)]),
  bus('Mercedes eSprinter Shuttle', 12, 480, [electric]),

  truck('Iveco Daily 35C', 240, [diesel(236)]),
  truck('Fiat Ducato', 190, [diesel(214)]),
  truck('Renault Master', 195, [diesel(208), electric]),
  truck('Peugeot Boxer', 185, [diesel(212)]),
  truck('Mercedes Sprinter', 230, [diesel(221), dieselAutomatic(228)]),
  truck('Volkswagen Crafter', 225, [diesel(219)]),
  truck('Isuzu NPR 75', 310, [diesel(290)]),
  truck('Mitsubishi Fuso Canter', 300, [diesel(284)]),
  truck('Isuzu D-Max', 175, [diesel(198), dieselAutomatic(205)], { seats: 5, doors: 4 }),
  truck('Toyota Hilux', 190, [diesel(203), dieselAutomatic(212)], { seats: 5, doors: 4 }),

  caravan('Volkswagen California', 4, 360, [dieselAutomatic(189)]),
  caravan('Fiat Ducato Adria Twin', 4, 330, [diesel(222)]),
  caravan('Hymer Exsis-t 474', 4, 420, [diesel(231)]),
  caravan('Chausson 640', 5, 400, [diesel(235), dieselAutomatic(239)]),
  caravan('Rapido 656F', 4, 430, [diesel(238)]),
  caravan('Benimar Sport 340', 6, 390, [diesel(240)]),
  caravan('Sunlight A72', 6, 410, [diesel(244)]),
  caravan('Ford Transit Nugget', 4, 350, [diesel(206), dieselAutomatic(211)]),
  { ...caravan('Caravelair Antarès 390', 4, 150, [towed]), doors: 1, aircon: false, multimedia: 0 },
  { ...caravan('Adria Aviva 360', 3, 140, [towed]), doors: 1, aircon: false, multimedia: 0 },
]
