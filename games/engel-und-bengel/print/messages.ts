const de = {
  dice: '30 Würfel, gerecht verteilt: zu zweit 15, zu dritt 10, zu viert 7, zu fünft 6, zu sechst 5. Alle beginnen mit 80 Punkten.',
  chips: 'Engel und Bengel: Chips zu 10 und 50 Punkten',
};

const en: typeof de = {
  dice: '30 dice, shared out evenly: 15 for two, 10 for three, 7 for four, 6 for five, 5 for six. Everyone starts with 80 points.',
  chips: 'Engel und Bengel: chips of 10 and 50 points',
};

export const MESSAGES = { de, en };
