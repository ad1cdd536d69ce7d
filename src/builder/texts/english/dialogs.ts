export const dialogs = {
  typedBefore: 'You typed this before.',
  startOver: 'Start over',
};
