export {
  getDateLocale as dateLocale,
  isLanguage,
  joinDate,
  type Language,
  LANGUAGES,
} from '@masar/domain/service/languages.ts'
