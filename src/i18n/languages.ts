export {
  dateLocale,
  isLanguage,
  joinDate,
  type Language,
  LANGUAGES,
} from '#domain/service/languages.ts'
