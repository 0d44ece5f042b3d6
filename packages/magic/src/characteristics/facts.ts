    case 'setLandType':
      return { types: 0, kinds: KIND.subtypes | KIND.abilities };
    case 'allCreatureTypes':
      return { types: 0, kinds: KIND.subtypes };
