import { figures as german } from '../messages/figures-de.ts';
import { figures as english } from '../messages/figures-en.ts';

const de = {
  figures: 'Figuren',
  dice: 'Würfelkarten',
  name: (figure: number) => german[figure]?.name ?? '',
  two: 'Zu zweit bleiben die zweiten Karten von 1 bis 10 in der Schachtel.',
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
};

const en: typeof de = {
  figures: 'figures',
  dice: 'dice cards',
  name: (figure) => english[figure]?.name ?? '',
  two: 'With two players the second copies of 1 to 10 stay in the box.',
  page: (page, pages) => `page ${page} of ${pages}`,
};

export const MESSAGES = { de, en };
