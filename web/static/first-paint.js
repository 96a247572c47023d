// Runs before anything is painted: the language and the light that were chosen on this device.
try {
  const theme = localStorage.getItem('spieleabend.theme');
  if (theme === 'day' || theme === 'evening') document.documentElement.dataset.theme = theme;
  const language = localStorage.getItem('spieleabend.language') ?? (navigator.language.startsWith('de') ? 'de' : 'en');
  document.documentElement.lang = language === 'en' ? 'en' : 'de';
} catch {
  // A forbidden memory holds no choice.
}
