import type { BodyStyle } from './body-styles.ts'
import type { CarRange } from './catalogue.ts'

type ModelBodies = Readonly<Record<string, BodyStyle>>

const listBodies = (models: Partial<Record<BodyStyle, string>>): ModelBodies =>
  Object.fromEntries(
    (Object.entries(models) as [BodyStyle, string][]).flatMap(([body, names]) =>
      names.split(' | ').map((name) => [name, body]),
    ),
  )

/**
 * The body style of each model rented in North Africa. Model names are in lower case, without accents or
 * punctuation.
 */
export const MODEL_BODIES: Record<CarRange, ModelBodies> = {
  mini: listBodies({
    city:
      'picanto | i10 | celerio | kwid | spark | alto | s presso | up | matiz | aygo | c1 | ' +
      '107 | 108 | micra | atos | morning',
    boxCity: 'panda | ignis | wagon r | agya',
    bubble: 'fiat 500 | 500c | twingo | smart | fortwo | ka | adam',
    threeDoor: 'mini cooper | mini one | ds3',
    hatch:
      'clio | 208 | corsa | rio | sandero | megane | 308 | focus | golf | mazda 3 | leon | ' +
      'ypsilon | punto',
    straightHatch: 'polo | ibiza | i20 | fiesta | fabia | i30 | baleno | glanza | mg 3',
    roundHatch: 'swift | yaris | jazz | mazda 2',
    tallHatch: 'c3 | sandero stepway | stepway | ec3 | fiat 500x',
    monobox: 'zoe | leaf | note | i3 | meriva | fit',
    smallSaloon: 'logan | symbol | thalia | accent | dzire | taliant | 301 | c elysee | rapid',
    saloon:
      'mg 5 | mg5 | corolla | elantra | tiida | sunny | cerato | octavia | passat | 508 | ' +
      'saloon | sedan | berline',
    estate: 'estate | break | touring | tourer | mcv | sw | variant | combi',
  }),
  midi: listBodies({
    smallSuv:
      'captur | 2008 | t roc | zs | jolion | t cross | juke | kona | stonic | ecosport | ' +
      'puma | crossland | mokka | arona | kamiq | c3 aircross | bayon | venue | 500x',
    ruggedSuv: 'duster | renegade | bigster | vitara',
    sleekSuv:
      'tucson | sportage | qashqai | 3008 | atto 3 | tiggo 7 | tiggo 4 | c hr | ' +
      'c5 aircross | kadjar | arkana | ateca | hs',
    boxySuv:
      'tiguan | karoq | compass | rav4 | rav 4 | kodiaq | 5008 | x trail | koleos | ' +
      'forester | kuga | cr v',
    largeSuv:
      'land cruiser | prado | sorento | santa fe | pajero | touareg | tahoe | defender | ' +
      'fortuner | patrol | tiggo 8',
    offRoader: 'jimny | wrangler | niva',
    sevenSeater: 'jogger | lodgy',
    estate: 'estate | break | variant | combi',
  }),
  maxi: listBodies({
    minibus:
      'transporter | caravelle | multivan | trafic | vito | v class | viano | traveller | ' +
      'expert | jumpy | spacetourer | tourneo custom | hiace | vivaro | talento | h 1 | ' +
      'h1 | proace',
    boxCarrier:
      'berlingo | kangoo | doblo | caddy | partner | rifter | combo | dokker | express | ' +
      'tourneo connect',
    spaceVan: 'staria',
    carrier:
      'carnival | sharan | galaxy | espace | touran | zafira | innova | sienna | ' +
      'c4 picasso | scenic',
    sevenSeater: 'jogger | lodgy',
    estate: 'mcv | estate | break',
  }),
  bus: listBodies({
    bus: 'coaster | novo | rosa | otokar | autocar | coach',
    shuttle: 'sprinter | esprinter | daily | transit | master | boxer | crafter | ducato | jumper',
  }),
  truck: listBodies({
    pickup:
      'hilux | d max | ranger | navara | l200 | amarok | bt 50 | gladiator | wingle | ' +
      'pickup | pick up | oroch',
    smallVan:
      'kangoo | partner | berlingo | doblo | caddy | express | dokker | fiorino | nemo | ' +
      'bipper | combo',
    van:
      'trafic | transporter | vito | expert | jumpy | transit custom | vivaro | scudo | ' +
      'proace | h 1',
    largeVan: 'ducato | master | boxer | sprinter | crafter | daily | jumper | transit | movano',
    boxTruck: 'npr | nqr | canter | daily 35c | daily 50c | box | luton | caisse',
  }),
  caravan: listBodies({
    popTop: 'california | nugget | marco polo | multivan | westfalia',
    camperVan: 'adria twin | twin | camper van | fourgon | solution',
    camper: 'hymer | chausson | rapido',
    alcove: 'benimar | sunlight | alcove | capucine',
    caravan: 'caravelair | aviva | altea | hobby | fendt | sterckeman',
  }),
  scooter: listBodies({
    classicScooter: 'vespa | primavera | symphony | fiddle | django | like 125',
    maxiScooter: 'nmax | niu | pcx | xmax | x max | forza | downtown | tmax | burgman',
    scooter: 'liberty | medley | sh | sh 125i | agility | kisbee | beverly',
  }),
}
