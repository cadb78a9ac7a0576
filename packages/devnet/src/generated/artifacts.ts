// Made from contracts/*.sol by "npm run contracts". Do not edit.

export const allowanceModule = {
  abi: [
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "safe",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "delegate",
        "type": "address"
      }
    ],
    "name": "AddDelegate",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "safe",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "delegate",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "DeleteAllowance",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "safe",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "delegate",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint96",
        "name": "value",
        "type": "uint96"
      },
      {
        "indexed": false,
        "internalType": "uint16",
        "name": "nonce",
        "type": "uint16"
      }
    ],
    "name": "ExecuteAllowanceTransfer",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "safe",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "delegate",
        "type": "address"
      }
    ],
    "name": "RemoveDelegate",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "safe",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "delegate",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "ResetAllowance",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "safe",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "delegate",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint96",
        "name": "allowanceAmount",
        "type": "uint96"
      },
      {
        "indexed": false,
        "internalType": "uint16",
        "name": "resetTime",
        "type": "uint16"
      }
    ],
    "name": "SetAllowance",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "NAME",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "VERSION",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "delegate",
        "type": "address"
      }
    ],
    "name": "addDelegate",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "name": "allowances",
    "outputs": [
      {
        "internalType": "uint96",
        "name": "amount",
        "type": "uint96"
      },
      {
        "internalType": "uint96",
        "name": "spent",
        "type": "uint96"
      },
      {
        "internalType": "uint16",
        "name": "resetTimeMin",
        "type": "uint16"
      },
      {
        "internalType": "uint32",
        "name": "lastResetMin",
        "type": "uint32"
      },
      {
        "internalType": "uint16",
        "name": "nonce",
        "type": "uint16"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "delegate",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "deleteAllowance",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "safe",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "address payable",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint96",
        "name": "amount",
        "type": "uint96"
      },
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      },
      {
        "internalType": "uint96",
        "name": "payment",
        "type": "uint96"
      },
      {
        "internalType": "address",
        "name": "delegate",
        "type": "address"
      },
      {
        "internalType": "bytes",
        "name": "signature",
        "type": "bytes"
      }
    ],
    "name": "executeAllowanceTransfer",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "safe",
        "type": "address"
      },
      {
        "internalType": "uint48",
        "name": "start",
        "type": "uint48"
      },
      {
        "internalType": "uint8",
        "name": "pageSize",
        "type": "uint8"
      }
    ],
    "name": "getDelegates",
    "outputs": [
      {
        "internalType": "address[]",
        "name": "results",
        "type": "address[]"
      },
      {
        "internalType": "uint48",
        "name": "next",
        "type": "uint48"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "safe",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "delegate",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "getTokenAllowance",
    "outputs": [
      {
        "internalType": "uint256[5]",
        "name": "",
        "type": "uint256[5]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "safe",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "delegate",
        "type": "address"
      }
    ],
    "name": "getTokens",
    "outputs": [
      {
        "internalType": "address[]",
        "name": "",
        "type": "address[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "delegate",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "removeAllowances",
        "type": "bool"
      }
    ],
    "name": "removeDelegate",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "delegate",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "resetAllowance",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "delegate",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "internalType": "uint96",
        "name": "allowanceAmount",
        "type": "uint96"
      },
      {
        "internalType": "uint16",
        "name": "resetTimeMin",
        "type": "uint16"
      },
      {
        "internalType": "uint32",
        "name": "resetBaseMin",
        "type": "uint32"
      }
    ],
    "name": "setAllowance",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  }
],
  bytecode: '0x6080604052348015600e575f5ffd5b5061184b8061001c5f395ff3fe608060405234801561000f575f5ffd5b50600436106100b1575f3560e01c8063beaeb3881161006e578063beaeb3881461020c578063c19bf50e1461021f578063dd43a79f14610232578063e71bdf4114610245578063eb37abe014610258578063ffa1ad7414610279575f5ffd5b80634515641a146100b5578063885133e3146100ca5780638d0e8e1d146100dd57806394b31fbd14610106578063a3f4df7e14610126578063b713c9d414610162575b5f5ffd5b6100c86100c3366004611335565b61029d565b005b6100c86100d836600461141f565b61080e565b6100f06100eb36600461141f565b61081c565b6040516100fd9190611499565b60405180910390f35b6101196101143660046114b2565b61089d565b6040516100fd91906114fa565b6101556040518060400160405280601081526020016f416c6c6f77616e6365204d6f64756c6560801b81525081565b6040516100fd9190611558565b6101cc6101703660046114b2565b5f60208181529381526040808220855292815282812090935282529020546001600160601b0380821691600160601b81049091169061ffff600160c01b820481169163ffffffff600160d01b82041691600160f01b9091041685565b604080516001600160601b03968716815295909416602086015261ffff9283169385019390935263ffffffff16606084015216608082015260a0016100fd565b6100c861021a36600461156a565b610917565b6100c861022d36600461141f565b610c15565b6100c86102403660046115f0565b610c96565b6100c861025336600461161c565b610e1c565b61026b610266366004611637565b610eec565b6040516100fd929190611683565b61015560405180604001604052806005815260200164302e312e3160d81b81525081565b336001600160a01b0384161480156102b3575080155b6103045760405162461bcd60e51b815260206004820152601a60248201527f657870656374656444656c6567617465203d3d207369676e657200000000000060448201526064015b60405180910390fd5b6001600160601b0384161561034a5760405162461bcd60e51b815260206004820152600c60248201526b07061796d656e74203d3d20360a41b60448201526064016102fb565b5f6103558a856110a2565b116103b65760405162461bcd60e51b815260206004820152602b60248201527f64656c6567617465735b736166655d5b696e6465785d2e64656c65676174652060448201526a3d3d2064656c656761746560a81b60648201526084016102fb565b5f6103c28a858b61111f565b90505f8782602001516103d591906116c0565b905081602001516001600160601b0316816001600160601b03161180156104115750815f01516001600160601b0316816001600160601b031611155b6104835760405162461bcd60e51b815260206004820152603a60248201527f6e65775370656e74203e20616c6c6f77616e63652e7370656e74202626206e6560448201527f775370656e74203c3d20616c6c6f77616e63652e616d6f756e7400000000000060648201526084016102fb565b60808201516001600160601b03821660208401526104a28160016116df565b836080019061ffff16908161ffff1681525050825f5f8e6001600160a01b03166001600160a01b031681526020019081526020015f205f886001600160a01b03166001600160a01b031681526020019081526020015f205f8d6001600160a01b03166001600160a01b031681526020019081526020015f205f820151815f015f6101000a8154816001600160601b0302191690836001600160601b031602179055506020820151815f01600c6101000a8154816001600160601b0302191690836001600160601b031602179055506040820151815f0160186101000a81548161ffff021916908361ffff1602179055506060820151815f01601a6101000a81548163ffffffff021916908363ffffffff1602179055506080820151815f01601e6101000a81548161ffff021916908361ffff1602179055509050505f5f6001600160a01b03168c6001600160a01b0316146106bb576040516001600160a01b038c811660248301526001600160601b038c1660448301528e169063468721a7908e905f9060640160408051601f198184030181529181526020820180516001600160e01b031663a9059cbb60e01b1790525160e085901b6001600160e01b0319168152610676939291905f906004016116f9565b6020604051808303815f875af1158015610692573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906106b69190611733565b610747565b60405163468721a760e01b81526001600160a01b038c811660048301526001600160601b038c166024830152608060448301525f6084830181905260648301528e169063468721a79060a4016020604051808303815f875af1158015610723573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906107479190611733565b9050806107965760405162461bcd60e51b815260206004820152601a60248201527f436f756c64206e6f742065786563757465207472616e7366657200000000000060448201526064016102fb565b604080516001600160a01b0389811682528e811660208301528d8116828401526001600160601b038d16606083015261ffff851660808301529151918f16917fa11cca2c2027e28ab0046aab4d4040f59d8b06e819ccd974c1e53e86aa814c199181900360a00190a250505050505050505050505050565b6108188282611268565b5050565b6001600160a01b038083165f90815260016020908152604080832093851683529281529082902080548351818402810184019094528084526060939283018282801561088f57602002820191905f5260205f20905b81546001600160a01b03168152600190910190602001808311610871575b505050505090505b92915050565b6108a56112e5565b5f6108b185858561111f565b90506040518060a00160405280825f01516001600160601b0316815260200182602001516001600160601b03168152602001826040015161ffff168152602001826060015163ffffffff168152602001826080015161ffff168152509150509392505050565b5f61092233876110a2565b116109895760405162461bcd60e51b815260206004820152603160248201527f64656c6567617465735b6d73672e73656e6465725d5b696e6465785d2e64656c6044820152706567617465203d3d2064656c656761746560781b60648201526084016102fb565b5f610995603c42611762565b90508063ffffffff168263ffffffff1611156109f35760405162461bcd60e51b815260206004820152601a60248201527f7265736574426173654d696e203c3d2063757272656e744d696e00000000000060448201526064016102fb565b5f6109ff33888861111f565b9050806080015161ffff165f03610a5f57600160808201819052335f908152602082815260408083206001600160a01b038c81168552908352908320805494850181558352912090910180546001600160a01b0319169188169190911790555b5f8363ffffffff16118015610a7757505f8461ffff16115b15610aaf5761ffff8416610a8b8484611775565b610a959190611791565b610a9f9083611775565b63ffffffff166060820152610acd565b806060015163ffffffff165f03610acd5763ffffffff821660608201525b6001600160601b03808616825261ffff8086166040808501918252335f81815260208181528382206001600160a01b038f81168452908252848320908e1683528152908390208751815492890151955160608a015160808b01518916600160f01b026001600160f01b0363ffffffff909216600160d01b0263ffffffff60d01b1993909a16600160c01b029290921665ffffffffffff60c01b19988b16600160601b026001600160c01b031990961693909a1692909217939093179590951696909617949094179290921692909217909255517f49caa04c5e1e168069c09df7f88c07ca87be980b0bf4570ab77fe9aae3ca7eba90610c04908a908a908a908a906001600160a01b0394851681529290931660208301526001600160601b0316604082015261ffff91909116606082015260800190565b60405180910390a250505050505050565b335f818152602081815260408083206001600160a01b038781168086529184528285209087168086529084529382902080546bffffffffffffffffffffffff60601b191690558151908152918201929092527fa39af38687a2c1e52c987a84d807fd238b83b08a9da657f184a72fcd2b71360c910160405180910390a25050565b5f610ca133846110a2565b9050805f03610caf57505050565b8115610d1c57335f9081526001602090815260408083206001600160a01b03871684529091528120905b8154811015610d1957610d1185838381548110610cf857610cf86117b8565b5f918252602090912001546001600160a01b0316611268565b600101610cd9565b50505b335f90815260026020526040902080548190610d3a906001906117cc565b81548110610d4a57610d4a6117b8565b5f918252602090912001546001600160a01b031681610d6a6001856117cc565b81548110610d7a57610d7a6117b8565b905f5260205f20015f6101000a8154816001600160a01b0302191690836001600160a01b0316021790555080805480610db557610db56117df565b5f8281526020908190205f19908301810180546001600160a01b03191690559091019091556040516001600160a01b038616815233917fdccc2d936ded24d2153d2760581a7f0dcb23ec71190c9726b3584cdd700214d4910160405180910390a250505050565b8065ffffffffffff165f03610e665760405162461bcd60e51b815260206004820152601060248201526f696e64657820213d2075696e7428302960801b60448201526064016102fb565b5f610e7133836110a2565b1115610e7a5750565b335f81815260026020908152604080832080546001810182559084529282902090920180546001600160a01b0319166001600160a01b03861690811790915591519182527f2fd5b26f00131bd8ca0fc556207292b85a6bec241341df82724333227458e630910160405180910390a250565b6001600160a01b0383165f9081526002602052604081208054606092919065ffffffffffff861615610f75575b5f81118015610f5e575065ffffffffffff861682610f386001846117cc565b81548110610f4857610f486117b8565b5f9182526020909120015465ffffffffffff1614155b15610f755780610f6d816117f3565b915050610f19565b5f8560ff168210610f89578560ff16610f8b565b815b90508067ffffffffffffffff811115610fa657610fa6611808565b604051908082528060200260200182016040528015610fcf578160200160208202803683370190505b5094505f5b81811015611050578381610fe96001866117cc565b610ff391906117cc565b81548110611003576110036117b8565b905f5260205f20015f9054906101000a90046001600160a01b0316868281518110611030576110306117b8565b6001600160a01b0390921660209283029190910190910152600101610fd4565b50808211156110975782816110666001856117cc565b61107091906117cc565b81548110611080576110806117b8565b5f918252602090912001546001600160a01b031693505b505050935093915050565b6001600160a01b0382165f908152600260205260408120815b815481101561111557836001600160a01b03168282815481106110e0576110e06117b8565b5f918252602090912001546001600160a01b03160361110d5761110481600161181c565b92505050610897565b6001016110bb565b505f949350505050565b6040805160a0810182525f80825260208201819052918101829052606081018290526080810191909152506001600160a01b038084165f90815260208181526040808320868516845282528083209385168352928152828220835160a08101855290546001600160601b038082168352600160601b8204169282019290925261ffff600160c01b830481169482019490945263ffffffff600160d01b8304166060820152600160f01b90910490921660808301526111de603c42611762565b90505f826040015161ffff1611801561121a57508063ffffffff16826040015161ffff168360600151611211919061182f565b63ffffffff1611155b15611260575f60208301526040820151606083015161ffff909116906112409083611775565b61124a9190611791565b6112549082611775565b63ffffffff1660608301525b509392505050565b335f818152602081815260408083206001600160a01b038781168086529184528285209087168086529084529382902080546001600160f01b03191681558251918252928101939093529092917f9a9bc79dd7e42545ba12d5659704d73a9364d4a18e0a98ca1c992a3bc999d271910160405180910390a2505050565b6040518060a001604052806005906020820280368337509192915050565b6001600160a01b0381168114611317575f5ffd5b50565b80356001600160601b0381168114611330575f5ffd5b919050565b5f5f5f5f5f5f5f5f5f6101008a8c03121561134e575f5ffd5b893561135981611303565b985060208a013561136981611303565b975060408a013561137981611303565b965061138760608b0161131a565b955060808a013561139781611303565b94506113a560a08b0161131a565b935060c08a01356113b581611303565b925060e08a013567ffffffffffffffff8111156113d0575f5ffd5b8a01601f81018c136113e0575f5ffd5b803567ffffffffffffffff8111156113f6575f5ffd5b8c6020828401011115611407575f5ffd5b60208201935080925050509295985092959850929598565b5f5f60408385031215611430575f5ffd5b823561143b81611303565b9150602083013561144b81611303565b809150509250929050565b5f8151808452602084019350602083015f5b8281101561148f5781516001600160a01b0316865260209586019590910190600101611468565b5093949350505050565b602081525f6114ab6020830184611456565b9392505050565b5f5f5f606084860312156114c4575f5ffd5b83356114cf81611303565b925060208401356114df81611303565b915060408401356114ef81611303565b809150509250925092565b60a0810181835f5b6005811015611521578151835260209283019290910190600101611502565b50505092915050565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f6114ab602083018461152a565b5f5f5f5f5f60a0868803121561157e575f5ffd5b853561158981611303565b9450602086013561159981611303565b93506115a76040870161131a565b9250606086013561ffff811681146115bd575f5ffd5b9150608086013563ffffffff811681146115d5575f5ffd5b809150509295509295909350565b8015158114611317575f5ffd5b5f5f60408385031215611601575f5ffd5b823561160c81611303565b9150602083013561144b816115e3565b5f6020828403121561162c575f5ffd5b81356114ab81611303565b5f5f5f60608486031215611649575f5ffd5b833561165481611303565b9250602084013565ffffffffffff8116811461166e575f5ffd5b9150604084013560ff811681146114ef575f5ffd5b604081525f6116956040830185611456565b905065ffffffffffff831660208301529392505050565b634e487b7160e01b5f52601160045260245ffd5b6001600160601b038181168382160190811115610897576108976116ac565b61ffff8181168382160190811115610897576108976116ac565b60018060a01b0385168152836020820152608060408201525f61171f608083018561152a565b905060ff8316606083015295945050505050565b5f60208284031215611743575f5ffd5b81516114ab816115e3565b634e487b7160e01b5f52601260045260245ffd5b5f826117705761177061174e565b500490565b63ffffffff8281168282160390811115610897576108976116ac565b5f63ffffffff8316806117a6576117a661174e565b8063ffffffff84160691505092915050565b634e487b7160e01b5f52603260045260245ffd5b81810381811115610897576108976116ac565b634e487b7160e01b5f52603160045260245ffd5b5f81611801576118016116ac565b505f190190565b634e487b7160e01b5f52604160045260245ffd5b80820180821115610897576108976116ac565b63ffffffff8181168382160190811115610897576108976116ac56',
} as const;

export const multicall3 = {
  abi: [
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "target",
            "type": "address"
          },
          {
            "internalType": "bytes",
            "name": "callData",
            "type": "bytes"
          }
        ],
        "internalType": "struct Multicall3.Call[]",
        "name": "calls",
        "type": "tuple[]"
      }
    ],
    "name": "aggregate",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "blockNumber",
        "type": "uint256"
      },
      {
        "internalType": "bytes[]",
        "name": "returnData",
        "type": "bytes[]"
      }
    ],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "target",
            "type": "address"
          },
          {
            "internalType": "bool",
            "name": "allowFailure",
            "type": "bool"
          },
          {
            "internalType": "bytes",
            "name": "callData",
            "type": "bytes"
          }
        ],
        "internalType": "struct Multicall3.Call3[]",
        "name": "calls",
        "type": "tuple[]"
      }
    ],
    "name": "aggregate3",
    "outputs": [
      {
        "components": [
          {
            "internalType": "bool",
            "name": "success",
            "type": "bool"
          },
          {
            "internalType": "bytes",
            "name": "returnData",
            "type": "bytes"
          }
        ],
        "internalType": "struct Multicall3.Result[]",
        "name": "returnData",
        "type": "tuple[]"
      }
    ],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "target",
            "type": "address"
          },
          {
            "internalType": "bool",
            "name": "allowFailure",
            "type": "bool"
          },
          {
            "internalType": "uint256",
            "name": "value",
            "type": "uint256"
          },
          {
            "internalType": "bytes",
            "name": "callData",
            "type": "bytes"
          }
        ],
        "internalType": "struct Multicall3.Call3Value[]",
        "name": "calls",
        "type": "tuple[]"
      }
    ],
    "name": "aggregate3Value",
    "outputs": [
      {
        "components": [
          {
            "internalType": "bool",
            "name": "success",
            "type": "bool"
          },
          {
            "internalType": "bytes",
            "name": "returnData",
            "type": "bytes"
          }
        ],
        "internalType": "struct Multicall3.Result[]",
        "name": "returnData",
        "type": "tuple[]"
      }
    ],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "getBasefee",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "basefee",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "getBlockNumber",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "blockNumber",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "getChainId",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "chainid",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "getCurrentBlockTimestamp",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "timestamp",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "getEthBalance",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "balance",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bool",
        "name": "requireSuccess",
        "type": "bool"
      },
      {
        "components": [
          {
            "internalType": "address",
            "name": "target",
            "type": "address"
          },
          {
            "internalType": "bytes",
            "name": "callData",
            "type": "bytes"
          }
        ],
        "internalType": "struct Multicall3.Call[]",
        "name": "calls",
        "type": "tuple[]"
      }
    ],
    "name": "tryAggregate",
    "outputs": [
      {
        "components": [
          {
            "internalType": "bool",
            "name": "success",
            "type": "bool"
          },
          {
            "internalType": "bytes",
            "name": "returnData",
            "type": "bytes"
          }
        ],
        "internalType": "struct Multicall3.Result[]",
        "name": "returnData",
        "type": "tuple[]"
      }
    ],
    "stateMutability": "payable",
    "type": "function"
  }
],
  bytecode: '0x6080604052348015600e575f5ffd5b50610a7b8061001c5f395ff3fe608060405260043610610084575f3560e01c80633e64a696116100575780633e64a696146100fc57806342cbb15c1461010e5780634d2301cc1461012057806382ad56cb14610147578063bce38bd71461015a575f5ffd5b80630f28c97d14610088578063174dea71146100a9578063252dba42146100c95780633408e470146100ea575b5f5ffd5b348015610093575f5ffd5b50425b6040519081526020015b60405180910390f35b6100bc6100b736600461079a565b61016d565b6040516100a09190610807565b6100dc6100d736600461079a565b610359565b6040516100a0929190610883565b3480156100f5575f5ffd5b5046610096565b348015610107575f5ffd5b5048610096565b348015610119575f5ffd5b5043610096565b34801561012b575f5ffd5b5061009661013a3660046108ed565b6001600160a01b03163190565b6100bc61015536600461079a565b610454565b6100bc61016836600461092e565b610572565b60608167ffffffffffffffff8111156101885761018861097d565b6040519080825280602002602001820160405280156101cd57816020015b604080518082019091525f8152606060208201528152602001906001900390816101a65790505b5090505f805b838110156102fd578484828181106101ed576101ed610991565b90506020028101906101ff91906109a5565b61020d9060400135836109c3565b91506102d885858381811061022457610224610991565b905060200281019061023691906109a5565b6102449060208101906108ed565b86868481811061025657610256610991565b905060200281019061026891906109a5565b6040013587878581811061027e5761027e610991565b905060200281019061029091906109a5565b61029e9060608101906109e8565b8989878181106102b0576102b0610991565b90506020028101906102c291906109a5565b6102d3906040810190602001610a2b565b61067b565b8382815181106102ea576102ea610991565b60209081029190910101526001016101d3565b503481146103525760405162461bcd60e51b815260206004820152601a60248201527f4d756c746963616c6c333a2076616c7565206d69736d6174636800000000000060448201526064015b60405180910390fd5b5092915050565b4360608267ffffffffffffffff8111156103755761037561097d565b6040519080825280602002602001820160405280156103a857816020015b60608152602001906001900390816103935790505b5090505f5b8381101561044c576104238585838181106103ca576103ca610991565b90506020028101906103dc9190610a44565b6103ea9060208101906108ed565b5f8787858181106103fd576103fd610991565b905060200281019061040f9190610a44565b61041d9060208101906109e8565b5f61067b565b6020015182828151811061043957610439610991565b60209081029190910101526001016103ad565b509250929050565b60608167ffffffffffffffff81111561046f5761046f61097d565b6040519080825280602002602001820160405280156104b457816020015b604080518082019091525f81526060602082015281526020019060019003908161048d5790505b5090505f5b828110156103525761054d8484838181106104d6576104d6610991565b90506020028101906104e89190610a58565b6104f69060208101906108ed565b5f86868581811061050957610509610991565b905060200281019061051b9190610a58565b6105299060408101906109e8565b88888781811061053b5761053b610991565b90506020028101906102c29190610a58565b82828151811061055f5761055f610991565b60209081029190910101526001016104b9565b60608167ffffffffffffffff81111561058d5761058d61097d565b6040519080825280602002602001820160405280156105d257816020015b604080518082019091525f8152606060208201528152602001906001900390816105ab5790505b5090505f5b828110156106735761064e8484838181106105f4576105f4610991565b90506020028101906106069190610a44565b6106149060208101906108ed565b5f86868581811061062757610627610991565b90506020028101906106399190610a44565b6106479060208101906109e8565b891561067b565b82828151811061066057610660610991565b60209081029190910101526001016105d7565b509392505050565b604080518082019091525f815260606020820152856001600160a01b03168585856040516106aa929190610a6c565b5f6040518083038185875af1925050503d805f81146106e4576040519150601f19603f3d011682016040523d82523d5f602084013e6106e9565b606091505b5060208301521515815281806106fd575080515b6107495760405162461bcd60e51b815260206004820152601760248201527f4d756c746963616c6c333a2063616c6c206661696c65640000000000000000006044820152606401610349565b95945050505050565b5f5f83601f840112610762575f5ffd5b50813567ffffffffffffffff811115610779575f5ffd5b6020830191508360208260051b8501011115610793575f5ffd5b9250929050565b5f5f602083850312156107ab575f5ffd5b823567ffffffffffffffff8111156107c1575f5ffd5b6107cd85828601610752565b90969095509350505050565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b5f602082016020835280845180835260408501915060408160051b8601019250602086015f5b8281101561087757603f198786030184528151805115158652602081015190506040602087015261086160408701826107d9565b955050602093840193919091019060010161082d565b50929695505050505050565b5f604082018483526040602084015280845180835260608501915060608160051b8601019250602086015f5b828110156108e057605f198786030184526108cb8583516107d9565b945060209384019391909101906001016108af565b5092979650505050505050565b5f602082840312156108fd575f5ffd5b81356001600160a01b0381168114610913575f5ffd5b9392505050565b80358015158114610929575f5ffd5b919050565b5f5f5f60408486031215610940575f5ffd5b6109498461091a565b9250602084013567ffffffffffffffff811115610964575f5ffd5b61097086828701610752565b9497909650939450505050565b634e487b7160e01b5f52604160045260245ffd5b634e487b7160e01b5f52603260045260245ffd5b5f8235607e198336030181126109b9575f5ffd5b9190910192915050565b808201808211156109e257634e487b7160e01b5f52601160045260245ffd5b92915050565b5f5f8335601e198436030181126109fd575f5ffd5b83018035915067ffffffffffffffff821115610a17575f5ffd5b602001915036819003821315610793575f5ffd5b5f60208284031215610a3b575f5ffd5b6109138261091a565b5f8235603e198336030181126109b9575f5ffd5b5f8235605e198336030181126109b9575f5ffd5b818382375f910190815291905056',
} as const;

export const nameRegistry = {
  abi: [
  {
    "inputs": [],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "node",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "label",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "NewOwner",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "node",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "resolver",
        "type": "address"
      }
    ],
    "name": "NewResolver",
    "type": "event"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "name": "owner",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "name": "resolver",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "node",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32",
        "name": "label",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "newOwner",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "newResolver",
        "type": "address"
      }
    ],
    "name": "setSubnodeRecord",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "child",
        "type": "bytes32"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  }
],
  bytecode: '0x6080604052348015600e575f5ffd5b505f8080526020527fad3228b676f7d3cd4284a5443f17f1962b36e491b30a40b2405849e597ba5fb580546001600160a01b03191633179055610292806100545f395ff3fe608060405234801561000f575f5ffd5b506004361061003f575f3560e01c80630178b8bf1461004357806302571be31461008857806303dafc07146100b0575b5f5ffd5b61006b61005136600461021d565b60016020525f90815260409020546001600160a01b031681565b6040516001600160a01b0390911681526020015b60405180910390f35b61006b61009636600461021d565b5f602081905290815260409020546001600160a01b031681565b6100c36100be36600461024f565b6100d1565b60405190815260200161007f565b5f848152602081905260408120546001600160a01b0316331461013a5760405162461bcd60e51b815260206004820152601b60248201527f4e616d6552656769737472793a206e6f7420746865206f776e65720000000000604482015260640160405180910390fd5b604080516020810187905290810185905260600160408051808303601f1901815282825280516020918201205f81815280835283812080546001600160a01b03199081166001600160a01b038b811691821790935560018652959092208054909216908816179055918352909250859187917fce0457fe73731f824cc272376169235128c118b49d344817417c6d108d155e82910160405180910390a36040516001600160a01b038316815281907f335721b01866dc23fbee8b6b2c7b1e14d6f05c28cd35a2c934239f94095602a09060200160405180910390a2949350505050565b5f6020828403121561022d575f5ffd5b5035919050565b80356001600160a01b038116811461024a575f5ffd5b919050565b5f5f5f5f60808587031215610262575f5ffd5b843593506020850135925061027960408601610234565b915061028760608601610234565b90509295919450925056',
} as const;

export const nameResolver = {
  abi: [
  {
    "inputs": [
      {
        "internalType": "contract NameRegistry",
        "name": "registry_",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "node",
        "type": "bytes32"
      }
    ],
    "name": "addr",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "node",
        "type": "bytes32"
      },
      {
        "internalType": "uint256",
        "name": "coinType",
        "type": "uint256"
      }
    ],
    "name": "addr",
    "outputs": [
      {
        "internalType": "bytes",
        "name": "",
        "type": "bytes"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "name": "name",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "node",
        "type": "bytes32"
      },
      {
        "internalType": "uint256",
        "name": "coinType",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "value",
        "type": "bytes"
      }
    ],
    "name": "setAddr",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "node",
        "type": "bytes32"
      },
      {
        "internalType": "string",
        "name": "value",
        "type": "string"
      }
    ],
    "name": "setName",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "node",
        "type": "bytes32"
      },
      {
        "internalType": "string",
        "name": "key",
        "type": "string"
      },
      {
        "internalType": "string",
        "name": "value",
        "type": "string"
      }
    ],
    "name": "setText",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      },
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "name": "text",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
],
  bytecode: '0x60a0604052348015600e575f5ffd5b50604051610adb380380610adb833981016040819052602b91603b565b6001600160a01b03166080526066565b5f60208284031215604a575f5ffd5b81516001600160a01b0381168114605f575f5ffd5b9392505050565b608051610a4f61008c5f395f81816101510152818161036401526104340152610a4f5ff3fe608060405234801561000f575f5ffd5b506004361061007a575f3560e01c8063691f343111610058578063691f3431146100e357806377372213146100f65780638b95dd7114610109578063f1cb7e061461011c575f5ffd5b806310f13a8c1461007e5780633b3b57de1461009357806359d1d43c146100c3575b5f5ffd5b61009161008c3660046105da565b61012f565b005b6100a66100a1366004610653565b610230565b6040516001600160a01b0390911681526020015b60405180910390f35b6100d66100d136600461067e565b610277565b6040516100ba9190610769565b6100d66100f1366004610653565b61032a565b61009161010436600461077b565b610342565b6100916101173660046107c3565b610412565b6100d661012a366004610812565b6104ec565b6040516302571be360e01b815260048101869052859033906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906302571be390602401602060405180830381865afa158015610196573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906101ba9190610832565b6001600160a01b0316146101e95760405162461bcd60e51b81526004016101e090610858565b60405180910390fd5b828260015f8981526020019081526020015f20878760405161020c92919061088f565b90815260200160405180910390209182610227929190610929565b50505050505050565b5f81815260208181526040808320603c84529091528120805481906102549061089e565b9050601414610263575f610270565b61026c816109e3565b60601c5b9392505050565b600160209081525f92835260409092208151808301840180519281529084019290930191909120915280546102ab9061089e565b80601f01602080910402602001604051908101604052809291908181526020018280546102d79061089e565b80156103225780601f106102f957610100808354040283529160200191610322565b820191905f5260205f20905b81548152906001019060200180831161030557829003601f168201915b505050505081565b60026020525f9081526040902080546102ab9061089e565b6040516302571be360e01b815260048101849052839033906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906302571be390602401602060405180830381865afa1580156103a9573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906103cd9190610832565b6001600160a01b0316146103f35760405162461bcd60e51b81526004016101e090610858565b5f84815260026020526040902061040b838583610929565b5050505050565b6040516302571be360e01b815260048101859052849033906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906302571be390602401602060405180830381865afa158015610479573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061049d9190610832565b6001600160a01b0316146104c35760405162461bcd60e51b81526004016101e090610858565b5f8581526020818152604080832087845290915290206104e4838583610929565b505050505050565b5f8281526020818152604080832084845290915290208054606091906105119061089e565b80601f016020809104026020016040519081016040528092919081815260200182805461053d9061089e565b80156105885780601f1061055f57610100808354040283529160200191610588565b820191905f5260205f20905b81548152906001019060200180831161056b57829003601f168201915b5050505050905092915050565b5f5f83601f8401126105a5575f5ffd5b50813567ffffffffffffffff8111156105bc575f5ffd5b6020830191508360208285010111156105d3575f5ffd5b9250929050565b5f5f5f5f5f606086880312156105ee575f5ffd5b85359450602086013567ffffffffffffffff81111561060b575f5ffd5b61061788828901610595565b909550935050604086013567ffffffffffffffff811115610636575f5ffd5b61064288828901610595565b969995985093965092949392505050565b5f60208284031215610663575f5ffd5b5035919050565b634e487b7160e01b5f52604160045260245ffd5b5f5f6040838503121561068f575f5ffd5b82359150602083013567ffffffffffffffff8111156106ac575f5ffd5b8301601f810185136106bc575f5ffd5b803567ffffffffffffffff8111156106d6576106d661066a565b604051601f8201601f19908116603f0116810167ffffffffffffffff811182821017156107055761070561066a565b60405281815282820160200187101561071c575f5ffd5b816020840160208301375f602083830101528093505050509250929050565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f610270602083018461073b565b5f5f5f6040848603121561078d575f5ffd5b83359250602084013567ffffffffffffffff8111156107aa575f5ffd5b6107b686828701610595565b9497909650939450505050565b5f5f5f5f606085870312156107d6575f5ffd5b8435935060208501359250604085013567ffffffffffffffff8111156107fa575f5ffd5b61080687828801610595565b95989497509550505050565b5f5f60408385031215610823575f5ffd5b50508035926020909101359150565b5f60208284031215610842575f5ffd5b81516001600160a01b0381168114610270575f5ffd5b6020808252601b908201527f4e616d655265736f6c7665723a206e6f7420746865206f776e65720000000000604082015260600190565b818382375f9101908152919050565b600181811c908216806108b257607f821691505b6020821081036108d057634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610924578282111561092457805f5260205f20601f840160051c602085101561090157505f5b90810190601f840160051c035f5b818110156104e4575f8382015560010161090f565b505050565b67ffffffffffffffff8311156109415761094161066a565b6109558361094f835461089e565b836108d6565b5f601f841160018114610986575f851561096f5750838201355b5f19600387901b1c1916600186901b17835561040b565b5f83815260208120601f198716915b828110156109b55786850135825560209485019460019092019101610995565b50868210156109d1575f1960f88860031b161c19848701351681555b505060018560011b0183555050505050565b5f6109ee825461089e565b82601f821115610a0257835f5260205f2090505b546bffffffffffffffffffffffff19811692506014821015610a48576bffffffffffffffffffffffff196bffffffffffffffffffffffff198360140360031b1b82161692505b505091905056',
} as const;

export const pier = {
  abi: [
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "visitor",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "Docked",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "dock",
    "outputs": [],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "stateMutability": "payable",
    "type": "receive"
  }
],
  bytecode: '0x6080604052348015600e575f5ffd5b50609c80601a5f395ff3fe608060405260043610601e575f3560e01c80632c9f53c814605d575f5ffd5b3660595760405134815233907f2a3926e08a84a26f44e5b294f4f0d918fbcc45668a2ece90954e891ae63a0d459060200160405180910390a2005b5f5ffd5b60636065565b005b60405134815233907f2a3926e08a84a26f44e5b294f4f0d918fbcc45668a2ece90954e891ae63a0d459060200160405180910390a256',
} as const;

export const recoveryModule = {
  abi: [
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "recoveryPeriod",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "threshold",
        "type": "uint256"
      }
    ],
    "name": "ChangedThreshold",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "guardian",
        "type": "address"
      }
    ],
    "name": "GuardianAdded",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "guardian",
        "type": "address"
      }
    ],
    "name": "GuardianRevoked",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "nonce",
        "type": "uint256"
      }
    ],
    "name": "NonceInvalidated",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "nonce",
        "type": "uint256"
      }
    ],
    "name": "RecoveryCanceled",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address[]",
        "name": "newOwners",
        "type": "address[]"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "newThreshold",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "nonce",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint64",
        "name": "executeAfter",
        "type": "uint64"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "guardiansApprovalCount",
        "type": "uint256"
      }
    ],
    "name": "RecoveryExecuted",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address[]",
        "name": "newOwners",
        "type": "address[]"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "newThreshold",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "nonce",
        "type": "uint256"
      }
    ],
    "name": "RecoveryFinalized",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "NAME",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "VERSION",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "guardian",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "newThreshold",
        "type": "uint256"
      }
    ],
    "name": "addGuardianWithThreshold",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "cancelRecovery",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "newThreshold",
        "type": "uint256"
      }
    ],
    "name": "changeThreshold",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "internalType": "address[]",
        "name": "newOwners",
        "type": "address[]"
      },
      {
        "internalType": "uint256",
        "name": "newThreshold",
        "type": "uint256"
      },
      {
        "internalType": "bool",
        "name": "execute",
        "type": "bool"
      }
    ],
    "name": "confirmRecovery",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "domainSeparator",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "internalType": "address[]",
        "name": "newOwners",
        "type": "address[]"
      },
      {
        "internalType": "uint256",
        "name": "newThreshold",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "recoveryNonce",
        "type": "uint256"
      }
    ],
    "name": "encodeRecoveryData",
    "outputs": [
      {
        "internalType": "bytes",
        "name": "",
        "type": "bytes"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "internalType": "address[]",
        "name": "newOwners",
        "type": "address[]"
      },
      {
        "internalType": "uint256",
        "name": "newThreshold",
        "type": "uint256"
      }
    ],
    "name": "executeRecovery",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      }
    ],
    "name": "finalizeRecovery",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "getChainId",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      }
    ],
    "name": "getGuardians",
    "outputs": [
      {
        "internalType": "address[]",
        "name": "found",
        "type": "address[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "internalType": "address[]",
        "name": "newOwners",
        "type": "address[]"
      },
      {
        "internalType": "uint256",
        "name": "newThreshold",
        "type": "uint256"
      }
    ],
    "name": "getRecoveryApprovals",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "approvalCount",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "internalType": "address[]",
        "name": "newOwners",
        "type": "address[]"
      },
      {
        "internalType": "uint256",
        "name": "newThreshold",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "recoveryNonce",
        "type": "uint256"
      }
    ],
    "name": "getRecoveryHash",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      }
    ],
    "name": "getRecoveryRequest",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint256",
            "name": "guardiansApprovalCount",
            "type": "uint256"
          },
          {
            "internalType": "uint256",
            "name": "newThreshold",
            "type": "uint256"
          },
          {
            "internalType": "uint64",
            "name": "executeAfter",
            "type": "uint64"
          },
          {
            "internalType": "address[]",
            "name": "newOwners",
            "type": "address[]"
          }
        ],
        "internalType": "struct RecoveryModule.RecoveryRequest",
        "name": "request",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      }
    ],
    "name": "guardiansCount",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "guardian",
        "type": "address"
      },
      {
        "internalType": "address[]",
        "name": "newOwners",
        "type": "address[]"
      },
      {
        "internalType": "uint256",
        "name": "newThreshold",
        "type": "uint256"
      }
    ],
    "name": "hasGuardianApproved",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "invalidateNonce",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "guardian",
        "type": "address"
      }
    ],
    "name": "isGuardian",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "internalType": "address[]",
        "name": "newOwners",
        "type": "address[]"
      },
      {
        "internalType": "uint256",
        "name": "newThreshold",
        "type": "uint256"
      },
      {
        "components": [
          {
            "internalType": "address",
            "name": "signer",
            "type": "address"
          },
          {
            "internalType": "bytes",
            "name": "signature",
            "type": "bytes"
          }
        ],
        "internalType": "struct RecoveryModule.SignatureData[]",
        "name": "signatures",
        "type": "tuple[]"
      },
      {
        "internalType": "bool",
        "name": "execute",
        "type": "bool"
      }
    ],
    "name": "multiConfirmRecovery",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      }
    ],
    "name": "nonce",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "prevGuardian",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "guardian",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "newThreshold",
        "type": "uint256"
      }
    ],
    "name": "revokeGuardianWithThreshold",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      }
    ],
    "name": "threshold",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      },
      {
        "internalType": "bytes32",
        "name": "signHash",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "signer",
        "type": "address"
      },
      {
        "internalType": "bytes",
        "name": "signature",
        "type": "bytes"
      }
    ],
    "name": "validateGuardianSignature",
    "outputs": [],
    "stateMutability": "view",
    "type": "function"
  }
],
  bytecode: '0x60a0604052348015600e575f5ffd5b506040516128bf3803806128bf833981016040819052602b916032565b6080526048565b5f602082840312156041575f5ffd5b5051919050565b60805161285f6100605f395f61183e015261285f5ff3fe608060405234801561000f575f5ffd5b5060043610610153575f3560e01c806370ae92d2116100bf578063c026e7ee11610079578063c026e7ee14610300578063c86ec2bf1461032b578063d4ee973414610356578063f18858ab14610369578063f698da2514610389578063ffa1ad7414610391575f5ffd5b806370ae92d214610257578063936f7d861461027f578063a3f4df7e14610292578063b00c57c5146102c7578063b1f85f69146102da578063be0e54d7146102ed575f5ffd5b806337d82c361161011057806337d82c36146101d35780634f9a28b9146101f65780635a57b46f146102165780635f19df081461021e578063694e80c3146102315780636c6595ca14610244575f5ffd5b8063064e2d0e146101575780630728e1e71461016c5780630ba234d61461017f5780631e01c4f014610187578063315a7af3146101b05780633408e470146101c3575b5f5ffd5b61016a610165366004611f89565b6103b5565b005b61016a61017a366004611ff7565b61044c565b61016a610618565b61019a610195366004612093565b61077e565b6040516101a79190612122565b60405180910390f35b61016a6101be366004612134565b61085f565b465b6040519081526020016101a7565b6101e66101e1366004612156565b610a9f565b60405190151581526020016101a7565b610209610204366004612134565b610b07565b6040516101a791906121bd565b61016a610bde565b6101c561022c366004612093565b610ca7565b61016a61023f366004612240565b610cc7565b6101c5610252366004612257565b610d4c565b6101c5610265366004612134565b6001600160a01b03165f9081526002602052604090205490565b61016a61028d3660046122ae565b610e07565b61019a60405180604001604052806016815260200175536f6369616c205265636f76657279204d6f64756c6560501b81525081565b61016a6102d53660046122ec565b610fb8565b61016a6102e8366004612257565b611271565b61016a6102fb366004612383565b61127d565b6101c561030e366004612134565b6001600160a01b03165f9081526020819052604090206001015490565b6101c5610339366004612134565b6001600160a01b03165f9081526020819052604090206002015490565b6101e66103643660046123ad565b61151c565b61037c610377366004612134565b611563565b6040516101a791906123e4565b6101c561162d565b61019a60405180604001604052806005815260200164302e302e3160d81b81525081565b6103bf853361151c565b6103e45760405162461bcd60e51b81526004016103db9061242f565b60405180910390fd5b6001600160a01b0385165f9081526002602052604081205461040d908790879087908790610ca7565b5f8181526003602090815260408083203384529091529020805460ff1916600117905590508115610444576104448686868661170e565b505050505050565b816104895760405162461bcd60e51b815260206004820152600d60248201526c4e6f207369676e61747572657360981b60448201526064016103db565b6001600160a01b0387165f908152600260205260408120546104b2908990899089908990610ca7565b90505f805b848110156105fa575f8686838181106104d2576104d2612457565b90506020028101906104e4919061246b565b6104f2906020810190612134565b9050826001600160a01b0316816001600160a01b0316116105645760405162461bcd60e51b815260206004820152602660248201527f546865207369676e65727320617265206e6f7420696e20617363656e64696e676044820152651037b93232b960d11b60648201526084016103db565b61056e8b8261151c565b61058a5760405162461bcd60e51b81526004016103db9061242f565b6105c28b85838a8a878181106105a2576105a2612457565b90506020028101906105b4919061246b565b6102d5906020810190612489565b5f8481526003602090815260408083206001600160a01b03851684529091529020805460ff19166001908117909155909250016104b7565b50821561060d5761060d8989898961170e565b505050505050505050565b604051632d9ad53d60e01b81523060048201523390632d9ad53d90602401602060405180830381865afa158015610651573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061067591906124cb565b6106915760405162461bcd60e51b81526004016103db906124e6565b335f908152600160205260409020600201546001600160401b03166106f15760405162461bcd60e51b81526020600482015260166024820152754e6f207265636f766572792069732072756e6e696e6760501b60448201526064016103db565b335f908152600160208190526040822082815590810182905560028101805467ffffffffffffffff191690559061072b6003830182611eeb565b5050335f818152600260205260409020547f81da66c7aac3ee4365918a5d70f73e846a59e8a8af01ef155e865181904905199061076a90600190612531565b6040519081526020015b60405180910390a2565b60605f8585604051602001610794929190612544565b60408051808303601f1901815282825280516020918201207f124b64921a7c7e677c6cc3b132eaaa57130bc6fc05ab157f35fe5264a7c198d5828501526001600160a01b038b1684840152606084018190526080840188905260a08085018890528351808603909101815260c0909401909252825192019190912090915061190160f01b61082061162d565b6040516001600160f01b031990921660208301526022820152604281018290526062016040516020818303038152906040529250505095945050505050565b6001600160a01b0381165f908152600160208181526040808420815160808101835281548152938101548484015260028101546001600160401b0316848301526003810180548351818602810186019094528084529193606086019392908301828280156108f457602002820191905f5260205f20905b81546001600160a01b031681526001909101906020018083116108d6575b50505050508152505090505f81604001516001600160401b0316116109545760405162461bcd60e51b81526020600482015260166024820152754e6f207265636f766572792069732072756e6e696e6760501b60448201526064016103db565b80604001516001600160401b03164210156109b15760405162461bcd60e51b815260206004820152601f60248201527f546865207265636f7665727920706572696f64206973206e6f74206f7665720060448201526064016103db565b6001600160a01b0382165f908152600160208190526040822082815590810182905560028101805467ffffffffffffffff19169055906109f46003830182611eeb565b5050610a0982826060015183602001516119c8565b8060600151604051610a1b919061257a565b6040518091039020826001600160a01b03167f8f02bbdd0d302f6cdd4a448157ae4156c07384b648beae077292ba804d60ad5a8360200151600160025f886001600160a01b03166001600160a01b031681526020019081526020015f2054610a839190612531565b6040805192835260208301919091520160405180910390a35050565b5f60035f610ad38887878760025f8e6001600160a01b03166001600160a01b031681526020019081526020015f2054610ca7565b815260208082019290925260409081015f9081206001600160a01b038916825290925290205460ff16905095945050505050565b610b3860405180608001604052805f81526020015f81526020015f6001600160401b03168152602001606081525090565b6001600160a01b0382165f90815260016020818152604092839020835160808101855281548152928101548383015260028101546001600160401b031683850152600381018054855181850281018501909652808652939491936060860193830182828015610bce57602002820191905f5260205f20905b81546001600160a01b03168152600190910190602001808311610bb0575b5050505050815250509050919050565b604051632d9ad53d60e01b81523060048201523390632d9ad53d90602401602060405180830381865afa158015610c17573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610c3b91906124cb565b610c575760405162461bcd60e51b81526004016103db906124e6565b335f81815260026020526040812080547f1800cd2301fbc20790ed94f3d55a28ef2306a9c31cd3c72b5b71b6e4cf5c624192909190610c95836125b8565b90915550604051908152602001610774565b5f610cb5868686868661077e565b80519060200120905095945050505050565b604051632d9ad53d60e01b81523060048201523390632d9ad53d90602401602060405180830381865afa158015610d00573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610d2491906124cb565b610d405760405162461bcd60e51b81526004016103db906124e6565b610d4981611d0d565b50565b5f5f610d7e8686868660025f8c6001600160a01b03166001600160a01b031681526020019081526020015f2054610ca7565b90505f610d8a87611563565b90505f5b8151811015610dfc5760035f8481526020019081526020015f205f838381518110610dbb57610dbb612457565b6020908102919091018101516001600160a01b031682528101919091526040015f205460ff1615610df45783610df0816125b8565b9450505b600101610d8e565b505050949350505050565b604051632d9ad53d60e01b81523060048201523390632d9ad53d90602401602060405180830381865afa158015610e40573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610e6491906124cb565b610e805760405162461bcd60e51b81526004016103db906124e6565b610e8a338361151c565b610ea65760405162461bcd60e51b81526004016103db9061242f565b335f908152602081815260408083206001600160a01b03878116855292819052922054811690841614610f1b5760405162461bcd60e51b815260206004820152601960248201527f4e6f74207468652070726576696f757320677561726469616e0000000000000060448201526064016103db565b6001600160a01b038381165f81815260208490526040808220805489861684529183208054929095166001600160a01b031992831617909455918152825490911690915560018201805491610f6f836125d0565b90915550506040516001600160a01b0384169033907f548f10dcba266544123ad8cf8284f25c4baa659cba25dbdf16a06ea11235de9b905f90a3610fb282611d0d565b50505050565b6001600160a01b0383163b156110a157604051630b135d3f60e11b81525f906001600160a01b03851690631626ba7e90610ffa908890879087906004016125e5565b602060405180830381865afa158015611015573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611039919061261a565b90506001600160e01b03198116630b135d3f60e11b1461109b5760405162461bcd60e51b815260206004820152601a60248201527f496e76616c696420636f6e7472616374207369676e617475726500000000000060448201526064016103db565b5061126a565b604181146110f15760405162461bcd60e51b815260206004820152601860248201527f496e76616c6964207369676e6174757265206c656e677468000000000000000060448201526064016103db565b5f6110ff6020828486612641565b61110891612668565b90505f611119604060208587612641565b61112291612668565b90507f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08111156111885760405162461bcd60e51b8152602060048201526011602482015270496e76616c6964207369676e617475726560781b60448201526064016103db565b5f6001878686604081811061119f5761119f612457565b604080515f8152602081018083529590955292013560f81c9183019190915250606081018590526080810184905260a0016020604051602081039080840390855afa1580156111f0573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b038116158015906112265750856001600160a01b0316816001600160a01b0316145b6112665760405162461bcd60e51b8152602060048201526011602482015270496e76616c6964207369676e617475726560781b60448201526064016103db565b5050505b5050505050565b610fb28484848461170e565b604051632d9ad53d60e01b81523060048201523390632d9ad53d90602401602060405180830381865afa1580156112b6573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906112da91906124cb565b6112f65760405162461bcd60e51b81526004016103db906124e6565b60016001600160a01b03831611801561131857506001600160a01b0382163314155b6113575760405162461bcd60e51b815260206004820152601060248201526f24b73b30b634b21033bab0b93234b0b760811b60448201526064016103db565b611361338361151c565b156113a35760405162461bcd60e51b815260206004820152601260248201527120b63932b0b23c90309033bab0b93234b0b760711b60448201526064016103db565b6040516317aa5fb760e11b81526001600160a01b03831660048201523390632f54bf6e90602401602060405180830381865afa1580156113e5573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061140991906124cb565b156114565760405162461bcd60e51b815260206004820152601d60248201527f416e206f776e65722063616e6e6f74206265206120677561726469616e00000060448201526064016103db565b335f908152602081815260408083206001845291829052909120546001600160a01b031680156114865780611489565b60015b6001600160a01b038086165f818152602086905260408082208054959094166001600160a01b0319958616179093556001808252928120805490941690911790925583018054916114d9836125b8565b90915550506040516001600160a01b0385169033907fbc3292102fa77e083913064b282926717cdfaede4d35f553d66366c0a3da755a905f90a3610fb283611d0d565b5f6001600160a01b03821660011480159061155a57506001600160a01b038381165f9081526020818152604080832086851684529091529020541615155b90505b92915050565b6001600160a01b0381165f9081526020819052604090206001810154606091906001600160401b0381111561159a5761159a612685565b6040519080825280602002602001820160405280156115c3578160200160208202803683370190505b50915060015f5b8351811015611625576001600160a01b039182165f908152602084905260409020548451921691829085908390811061160557611605612457565b6001600160a01b03909216602092830291909101909101526001016115ca565b505050919050565b6040805180820182526016815275536f6369616c205265636f76657279204d6f64756c6560501b602091820152815180830183526005815264302e302e3160d81b9082015281517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f818301527f8f499aea563eae5544b16c9123d6c7c8537a7d9dd86296aa60c65de194207230818401527fae209a0b48f21c054280f2455d32cf309387644879d9acbd8ffc19916381188560608201524660808201523060a0808301919091528351808303909101815260c0909101909252815191012090565b5f61171b85858585610d4c565b90505f61173f866001600160a01b03165f9081526020819052604090206002015490565b11801561176657506001600160a01b0385165f908152602081905260409020600201548110155b6117a65760405162461bcd60e51b8152602060048201526011602482015270546f6f2066657720617070726f76616c7360781b60448201526064016103db565b6001600160a01b0385165f90815260016020526040902060028101546001600160401b031615806117d75750805482115b6118385760405162461bcd60e51b815260206004820152602c60248201527f4e6f74206d6f726520617070726f76616c73207468616e207468652072756e6e60448201526b696e67207265636f7665727960a01b60648201526084016103db565b5f6118637f000000000000000000000000000000000000000000000000000000000000000042612699565b90506040518060800160405280848152602001858152602001826001600160401b031681526020018787808060200260200160405190810160405280939291908181526020018383602002808284375f9201829052509390945250506001600160a01b038a168152600160208181526040928390208551815590850151918101919091559083015160028201805467ffffffffffffffff19166001600160401b039092169190911790556060830151909150600382019061192490826126ac565b5050604051611937915087908790612544565b60408051918290039091206001600160a01b0389165f81815260026020529283208054929391927f1fa74635dcccfa96011b50295a26dd08b8c3c6ca7d66ede450288192674ebf019289929061198c836125b8565b909155506040805192835260208301919091526001600160401b038616908201526060810187905260800160405180910390a350505050505050565b5f825111611a085760405162461bcd60e51b815260206004820152600d60248201526c4e6f206e6577206f776e65727360981b60448201526064016103db565b5f836001600160a01b031663a0e67e2b6040518163ffffffff1660e01b81526004015f60405180830381865afa158015611a44573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052611a6b919081019061275d565b90505f60018251611a7c9190612531565b90505b8015611b2f57611b1d8583611a95600185612531565b81518110611aa557611aa5612457565b6020026020010151848481518110611abf57611abf612457565b60209081029190910101516040516001600160a01b039283166024820152911660448201526001606482015260840160408051601f198184030181529190526020810180516001600160e01b031663f8dc5dd960e01b179052611e1e565b80611b27816125d0565b915050611a7f565b505f5b8351811015611cbe575f848281518110611b4e57611b4e612457565b60200260200101519050611b62868261151c565b15611baf5760405162461bcd60e51b815260206004820152601d60248201527f4120677561726469616e2063616e6e6f7420626520616e206f776e657200000060448201526064016103db565b8115611c0b576040516001600160a01b038216602482015260016044820152611c0690879060640160408051601f198184030181529190526020810180516001600160e01b0316630d582f1360e01b179052611e1e565b611cb5565b825f81518110611c1d57611c1d612457565b60200260200101516001600160a01b0316816001600160a01b031614611cb557611cb5866001855f81518110611c5557611c55612457565b60209081029190910101516040516001600160a01b0392831660248201529082166044820152908416606482015260840160408051601f198184030181529190526020810180516001600160e01b031663e318b52b60e01b179052611e1e565b50600101611b32565b5081600114610fb257610fb28483604051602401611cde91815260200190565b60408051601f198184030181529190526020810180516001600160e01b031663694e80c360e01b179052611e1e565b335f9081526020819052604090206001810154821115611d7b5760405162461bcd60e51b815260206004820152602360248201527f546865207468726573686f6c6420657863656564732074686520677561726469604482015262616e7360e81b60648201526084016103db565b5f821180611d8b57506001810154155b611dcf5760405162461bcd60e51b8152602060048201526015602482015274546865207468726573686f6c64206973207a65726f60581b60448201526064016103db565b81816002015403611dde575050565b6002810182905560405182815233907fde3e32a86d32ca955594af26f515d3dc60003ab279776b14b4012fe99d96f8f69060200160405180910390a25050565b60405163468721a760e01b81526001600160a01b0383169063468721a790611e509085905f9086908290600401612825565b6020604051808303815f875af1158015611e6c573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190611e9091906124cb565b611ee75760405162461bcd60e51b815260206004820152602260248201527f546865206163636f756e74207265667573656420697473206e6577206f776e65604482015261727360f01b60648201526084016103db565b5050565b5080545f8255905f5260205f2090611f039190611f05565b565b5f5b80821115611f1c575f81840155600101611f07565b505050565b6001600160a01b0381168114610d49575f5ffd5b5f5f83601f840112611f45575f5ffd5b5081356001600160401b03811115611f5b575f5ffd5b6020830191508360208260051b8501011115611f75575f5ffd5b9250929050565b8015158114610d49575f5ffd5b5f5f5f5f5f60808688031215611f9d575f5ffd5b8535611fa881611f21565b945060208601356001600160401b03811115611fc2575f5ffd5b611fce88828901611f35565b909550935050604086013591506060860135611fe981611f7c565b809150509295509295909350565b5f5f5f5f5f5f5f60a0888a03121561200d575f5ffd5b873561201881611f21565b965060208801356001600160401b03811115612032575f5ffd5b61203e8a828b01611f35565b9097509550506040880135935060608801356001600160401b03811115612063575f5ffd5b61206f8a828b01611f35565b909450925050608088013561208381611f7c565b8091505092959891949750929550565b5f5f5f5f5f608086880312156120a7575f5ffd5b85356120b281611f21565b945060208601356001600160401b038111156120cc575f5ffd5b6120d888828901611f35565b9699909850959660408101359660609091013595509350505050565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f61155a60208301846120f4565b5f60208284031215612144575f5ffd5b813561214f81611f21565b9392505050565b5f5f5f5f5f6080868803121561216a575f5ffd5b853561217581611f21565b9450602086013561218581611f21565b935060408601356001600160401b0381111561219f575f5ffd5b6121ab88828901611f35565b96999598509660600135949350505050565b602081525f60a0820183516020840152602084015160408401526001600160401b036040850151166060840152606084015160808085015281815180845260c0860191506020830193505f92505b808310156122365783516001600160a01b03168252602093840193600193909301929091019061220b565b5095945050505050565b5f60208284031215612250575f5ffd5b5035919050565b5f5f5f5f6060858703121561226a575f5ffd5b843561227581611f21565b935060208501356001600160401b0381111561228f575f5ffd5b61229b87828801611f35565b9598909750949560400135949350505050565b5f5f5f606084860312156122c0575f5ffd5b83356122cb81611f21565b925060208401356122db81611f21565b929592945050506040919091013590565b5f5f5f5f5f60808688031215612300575f5ffd5b853561230b81611f21565b945060208601359350604086013561232281611f21565b925060608601356001600160401b0381111561233c575f5ffd5b8601601f8101881361234c575f5ffd5b80356001600160401b03811115612361575f5ffd5b886020828401011115612372575f5ffd5b959894975092955050506020019190565b5f5f60408385031215612394575f5ffd5b823561239f81611f21565b946020939093013593505050565b5f5f604083850312156123be575f5ffd5b82356123c981611f21565b915060208301356123d981611f21565b809150509250929050565b602080825282518282018190525f918401906040840190835b818110156124245783516001600160a01b03168352602093840193909201916001016123fd565b509095945050505050565b6020808252600e908201526d2737ba10309033bab0b93234b0b760911b604082015260600190565b634e487b7160e01b5f52603260045260245ffd5b5f8235603e1983360301811261247f575f5ffd5b9190910192915050565b5f5f8335601e1984360301811261249e575f5ffd5b8301803591506001600160401b038211156124b7575f5ffd5b602001915036819003821315611f75575f5ffd5b5f602082840312156124db575f5ffd5b815161214f81611f7c565b60208082526019908201527f546865206d6f64756c65206973206e6f7420656e61626c656400000000000000604082015260600190565b634e487b7160e01b5f52601160045260245ffd5b8181038181111561155d5761155d61251d565b5f8184825b8581101561242457813561255c81611f21565b6001600160a01b031683526020928301929190910190600101612549565b81515f90829060208501835b828110156125ad5781516001600160a01b0316845260209384019390910190600101612586565b509195945050505050565b5f600182016125c9576125c961251d565b5060010190565b5f816125de576125de61251d565b505f190190565b83815260406020820152816040820152818360608301375f818301606090810191909152601f909201601f1916010192915050565b5f6020828403121561262a575f5ffd5b81516001600160e01b03198116811461214f575f5ffd5b5f5f8585111561264f575f5ffd5b8386111561265b575f5ffd5b5050820193919092039150565b8035602083101561155d575f19602084900360031b1b1692915050565b634e487b7160e01b5f52604160045260245ffd5b8082018082111561155d5761155d61251d565b81516001600160401b038111156126c5576126c5612685565b680100000000000000008111156126de576126de612685565b81548183558082101561271257825f528160205f20018282035f5b8181101561270e575f838201556001016126f9565b5050505b5060208301612726835f9081526020902090565b5f5b838110156104445782516001600160a01b031681830155602090920191600101612728565b805161275881611f21565b919050565b5f6020828403121561276d575f5ffd5b81516001600160401b03811115612782575f5ffd5b8201601f81018413612792575f5ffd5b80516001600160401b038111156127ab576127ab612685565b8060051b604051601f19603f83011681018181106001600160401b03821117156127d7576127d7612685565b6040529182526020818401810192908101878411156127f4575f5ffd5b6020850194505b8385101561281a5761280c8561274d565b8152602094850194016127fb565b509695505050505050565b60018060a01b0385168152836020820152608060408201525f61284b60808301856120f4565b905060ff831660608301529594505050505056',
} as const;

export const reverseRegistrar = {
  abi: [
  {
    "inputs": [
      {
        "internalType": "contract NameRegistry",
        "name": "registry_",
        "type": "address"
      },
      {
        "internalType": "contract NameResolver",
        "name": "resolver_",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "name",
        "type": "string"
      }
    ],
    "name": "setName",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "node",
        "type": "bytes32"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  }
],
  bytecode: '0x60c060405234801561000f575f5ffd5b506040516104c23803806104c283398101604081905261002e9161005c565b6001600160a01b039182166080521660a052610094565b6001600160a01b0381168114610059575f5ffd5b50565b5f5f6040838503121561006d575f5ffd5b825161007881610045565b602084015190925061008981610045565b809150509250929050565b60805160a0516104086100ba5f395f818160dd015261015f01525f605d01526104085ff3fe608060405234801561000f575f5ffd5b5060043610610029575f3560e01c8063c47f00271461002d575b5f5ffd5b61004061003b3660046102f6565b610052565b60405190815260200160405180910390f35b5f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000166303dafc077f91d1777781884d03a6757a803996e38de2a42967fb37eeaca72729271025a9e26100ac336101cb565b6040516001600160e01b031960e085901b168152600481019290925260248201523060448201526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001660648201526084016020604051808303815f875af1158015610121573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906101459190610364565b604051637737221360e01b81529091506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906377372213906101989084908790879060040161037b565b5f604051808303815f87803b1580156101af575f5ffd5b505af11580156101c1573d5f5f3e3d5ffd5b5050505092915050565b604080516028808252606082019092525f918291906020820181803683370190505090505f5b60148110156102e7575f8460601b8260148110610210576102106103b0565b1a90506f181899199a1a9b1b9c1cb0b131b232b360811b600482901c60ff166010811061023f5761023f6103b0565b1a60f81b8361024f8460026103d8565b8151811061025f5761025f6103b0565b60200101906001600160f81b03191690815f1a9053506f181899199a1a9b1b9c1cb0b131b232b360811b600f82166010811061029d5761029d6103b0565b1a60f81b836102ad8460026103d8565b6102b89060016103f5565b815181106102c8576102c86103b0565b60200101906001600160f81b03191690815f1a905350506001016101f1565b50805160209091012092915050565b5f5f60208385031215610307575f5ffd5b823567ffffffffffffffff81111561031d575f5ffd5b8301601f8101851361032d575f5ffd5b803567ffffffffffffffff811115610343575f5ffd5b856020828401011115610354575f5ffd5b6020919091019590945092505050565b5f60208284031215610374575f5ffd5b5051919050565b83815260406020820152816040820152818360608301375f818301606090810191909152601f909201601f1916010192915050565b634e487b7160e01b5f52603260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b80820281158282048414176103ef576103ef6103c4565b92915050565b808201808211156103ef576103ef6103c456',
} as const;

export const rollupReverseRegistrar = {
  abi: [
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "addr",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "string",
        "name": "name",
        "type": "string"
      }
    ],
    "name": "NameForAddrChanged",
    "type": "event"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "name": "nameForAddr",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "name",
        "type": "string"
      }
    ],
    "name": "setName",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  }
],
  bytecode: '0x6080604052348015600e575f5ffd5b506103ca8061001c5f395ff3fe608060405234801561000f575f5ffd5b5060043610610034575f3560e01c80634ec3bd2314610038578063c47f002714610061575b5f5ffd5b61004b61004636600461016e565b610076565b604051610058919061019b565b60405180910390f35b61007461006f3660046101d0565b61010d565b005b5f602081905290815260409020805461008e9061023e565b80601f01602080910402602001604051908101604052809291908181526020018280546100ba9061023e565b80156101055780601f106100dc57610100808354040283529160200191610105565b820191905f5260205f20905b8154815290600101906020018083116100e857829003601f168201915b505050505081565b335f9081526020819052604090206101268284836102e1565b50336001600160a01b03167f8af7a4c7007a33f680904f3b64733396b730fef22d79555dee29801ca2e479a9838360405161016292919061039c565b60405180910390a25050565b5f6020828403121561017e575f5ffd5b81356001600160a01b0381168114610194575f5ffd5b9392505050565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b5f5f602083850312156101e1575f5ffd5b823567ffffffffffffffff8111156101f7575f5ffd5b8301601f81018513610207575f5ffd5b803567ffffffffffffffff81111561021d575f5ffd5b85602082840101111561022e575f5ffd5b6020919091019590945092505050565b600181811c9082168061025257607f821691505b60208210810361027057634e487b7160e01b5f52602260045260245ffd5b50919050565b634e487b7160e01b5f52604160045260245ffd5b601f8211156102dc57828211156102dc57805f5260205f20601f840160051c60208510156102b557505f5b90810190601f840160051c035f5b818110156102d8575f838201556001016102c3565b5050505b505050565b67ffffffffffffffff8311156102f9576102f9610276565b61030d83610307835461023e565b8361028a565b5f601f84116001811461033e575f85156103275750838201355b5f19600387901b1c1916600186901b178355610395565b5f83815260208120601f198716915b8281101561036d578685013582556020948501946001909201910161034d565b5086821015610389575f1960f88860031b161c19848701351681555b505060018560011b0183555b5050505050565b60208152816020820152818360408301375f818301604090810191909152601f909201601f1916010191905056',
} as const;

export const shoal = {
  abi: [
  {
    "inputs": [],
    "name": "dock",
    "outputs": [],
    "stateMutability": "payable",
    "type": "function"
  },
  {
    "stateMutability": "payable",
    "type": "receive"
  }
],
  bytecode: '0x6080604052348015600e575f5ffd5b50609e80601a5f395ff3fe608060405260043610601e575f3560e01c80632c9f53c8146061575f5ffd5b36605d5760405162461bcd60e51b815260206004820152600b60248201526a14985b881859dc9bdd5b9960aa1b60448201526064015b60405180910390fd5b5f5ffd5b60676069565b005b60405162461bcd60e51b815260206004820152600b60248201526a14985b881859dc9bdd5b9960aa1b6044820152606401605456',
} as const;

export const token = {
  abi: [
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "name_",
        "type": "string"
      },
      {
        "internalType": "string",
        "name": "symbol_",
        "type": "string"
      },
      {
        "internalType": "uint8",
        "name": "decimals_",
        "type": "uint8"
      },
      {
        "internalType": "uint256",
        "name": "supply",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "allowance",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      }
    ],
    "name": "ERC20InsufficientAllowance",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "balance",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      }
    ],
    "name": "ERC20InsufficientBalance",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      }
    ],
    "name": "ERC20InvalidReceiver",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "Approval",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "Transfer",
    "type": "event"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "name": "allowance",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "spender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "approve",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "name": "balanceOf",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "decimals",
    "outputs": [
      {
        "internalType": "uint8",
        "name": "",
        "type": "uint8"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "name",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "symbol",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "totalSupply",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "transfer",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "transferFrom",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  }
],
  bytecode: '0x60c060405234801561000f575f5ffd5b5060405161093638038061093683398101604081905261002e9161013c565b5f610039858261024e565b506001610046848261024e565b5060ff821660805260a0819052335f818152600260209081526040808320859055518481527fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef910160405180910390a35050505061030c565b634e487b7160e01b5f52604160045260245ffd5b5f82601f8301126100c2575f5ffd5b81516001600160401b038111156100db576100db61009f565b604051601f8201601f19908116603f011681016001600160401b03811182821017156101095761010961009f565b604052818152838201602001851015610120575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b5f5f5f5f6080858703121561014f575f5ffd5b84516001600160401b03811115610164575f5ffd5b610170878288016100b3565b602087015190955090506001600160401b0381111561018d575f5ffd5b610199878288016100b3565b935050604085015160ff811681146101af575f5ffd5b6060959095015193969295505050565b600181811c908216806101d357607f821691505b6020821081036101f157634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610249578282111561024957805f5260205f20601f840160051c602085101561022257505f5b90810190601f840160051c035f5b81811015610245575f83820155600101610230565b5050505b505050565b81516001600160401b038111156102675761026761009f565b61027b8161027584546101bf565b846101f7565b6020601f8211600181146102ad575f83156102965750848201515b5f19600385901b1c1916600184901b178455610305565b5f84815260208120601f198516915b828110156102dc57878501518255602094850194600190920191016102bc565b50848210156102f957868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b60805160a05161060a61032c5f395f60da01525f610122015261060a5ff3fe608060405234801561000f575f5ffd5b5060043610610090575f3560e01c8063313ce56711610063578063313ce5671461011d57806370a082311461015657806395d89b4114610175578063a9059cbb1461017d578063dd62ed3e14610190575f5ffd5b806306fdde0314610094578063095ea7b3146100b257806318160ddd146100d557806323b872dd1461010a575b5f5ffd5b61009c6101ba565b6040516100a99190610495565b60405180910390f35b6100c56100c03660046104e5565b610245565b60405190151581526020016100a9565b6100fc7f000000000000000000000000000000000000000000000000000000000000000081565b6040519081526020016100a9565b6100c561011836600461050d565b6102b1565b6101447f000000000000000000000000000000000000000000000000000000000000000081565b60405160ff90911681526020016100a9565b6100fc610164366004610547565b60026020525f908152604090205481565b61009c610356565b6100c561018b3660046104e5565b610363565b6100fc61019e366004610567565b600360209081525f928352604080842090915290825290205481565b5f80546101c690610598565b80601f01602080910402602001604051908101604052809291908181526020018280546101f290610598565b801561023d5780601f106102145761010080835404028352916020019161023d565b820191905f5260205f20905b81548152906001019060200180831161022057829003601f168201915b505050505081565b335f8181526003602090815260408083206001600160a01b038716808552925280832085905551919290917f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b9259061029f9086815260200190565b60405180910390a35060015b92915050565b6001600160a01b0383165f9081526003602090815260408083203384529091528120548281101561030a57604051637dc7a0d960e11b815233600482015260248101829052604481018490526064015b60405180910390fd5b5f1981146103405761031c83826105e4565b6001600160a01b0386165f9081526003602090815260408083203384529091529020555b61034b858585610378565b506001949350505050565b600180546101c690610598565b5f61036f338484610378565b50600192915050565b6001600160a01b0382166103aa5760405163ec442f0560e01b81526001600160a01b0383166004820152602401610301565b6001600160a01b0383165f90815260026020526040902054818110156103fc5760405163391434e360e21b81526001600160a01b03851660048201526024810182905260448101839052606401610301565b61040682826105e4565b6001600160a01b038086165f90815260026020526040808220939093559085168152908120805484929061043b9084906105f7565b92505081905550826001600160a01b0316846001600160a01b03167fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef8460405161048791815260200190565b60405180910390a350505050565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b80356001600160a01b03811681146104e0575f5ffd5b919050565b5f5f604083850312156104f6575f5ffd5b6104ff836104ca565b946020939093013593505050565b5f5f5f6060848603121561051f575f5ffd5b610528846104ca565b9250610536602085016104ca565b929592945050506040919091013590565b5f60208284031215610557575f5ffd5b610560826104ca565b9392505050565b5f5f60408385031215610578575f5ffd5b610581836104ca565b915061058f602084016104ca565b90509250929050565b600181811c908216806105ac57607f821691505b6020821081036105ca57634e487b7160e01b5f52602260045260245ffd5b50919050565b634e487b7160e01b5f52601160045260245ffd5b818103818111156102ab576102ab6105d0565b808201808211156102ab576102ab6105d056',
} as const;

export const universalResolver = {
  abi: [
  {
    "inputs": [
      {
        "internalType": "contract NameRegistry",
        "name": "registry_",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "bytes",
        "name": "dns",
        "type": "bytes"
      }
    ],
    "name": "DNSDecodingFailed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "ens",
        "type": "string"
      }
    ],
    "name": "DNSEncodingFailed",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "EmptyAddress",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes",
        "name": "errorData",
        "type": "bytes"
      }
    ],
    "name": "ResolverError",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes",
        "name": "name",
        "type": "bytes"
      },
      {
        "internalType": "address",
        "name": "resolver",
        "type": "address"
      }
    ],
    "name": "ResolverNotContract",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes",
        "name": "name",
        "type": "bytes"
      }
    ],
    "name": "ResolverNotFound",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "primary",
        "type": "string"
      },
      {
        "internalType": "bytes",
        "name": "primaryAddress",
        "type": "bytes"
      }
    ],
    "name": "ReverseAddressMismatch",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes4",
        "name": "selector",
        "type": "bytes4"
      }
    ],
    "name": "UnsupportedResolverProfile",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes",
        "name": "name",
        "type": "bytes"
      },
      {
        "internalType": "bytes",
        "name": "data",
        "type": "bytes"
      },
      {
        "internalType": "string[]",
        "name": "",
        "type": "string[]"
      }
    ],
    "name": "resolveWithGateways",
    "outputs": [
      {
        "internalType": "bytes",
        "name": "result",
        "type": "bytes"
      },
      {
        "internalType": "address",
        "name": "resolver",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes",
        "name": "reverseName",
        "type": "bytes"
      },
      {
        "internalType": "uint256",
        "name": "coinType",
        "type": "uint256"
      },
      {
        "internalType": "string[]",
        "name": "",
        "type": "string[]"
      }
    ],
    "name": "reverseWithGateways",
    "outputs": [
      {
        "internalType": "string",
        "name": "primary",
        "type": "string"
      },
      {
        "internalType": "address",
        "name": "resolver",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "reverseResolver",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
],
  bytecode: '0x60a0604052348015600e575f5ffd5b50604051610e2d380380610e2d833981016040819052602b91603b565b6001600160a01b03166080526066565b5f60208284031215604a575f5ffd5b81516001600160a01b0381168114605f575f5ffd5b9392505050565b608051610daf61007e5f395f6102a70152610daf5ff3fe608060405234801561000f575f5ffd5b5060043610610034575f3560e01c8063a147284414610038578063b7d6ca6414610062575b5f5ffd5b61004b61004636600461097c565b610084565b604051610059929190610a49565b60405180910390f35b610075610070366004610a72565b610107565b60405161005993929190610aeb565b60605f6100f888888080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525050604080516020601f8c018190048102820181019092528a815292508a91508990819084018382808284375f920191909152506102a292505050565b91509150965096945050505050565b60605f8086810361012b57604051637138356f60e01b815260040160405180910390fd5b5f610137898989610450565b9050606061018a82610149845f61051a565b60405160240161015b91815260200190565b60408051601f198184030181529190526020810180516001600160e01b031663691f343160e01b1790526102a2565b81519094509091506101a59082016020908101908301610ba8565b945084515f036101ca57505060408051602081019091525f8082529093509150610297565b5f6101d486610601565b9050610228816101e4835f61051a565b6040516024810191909152604481018c905260640160408051601f198184030181529190526020810180516001600160e01b03166378e5bf0360e11b1790526102a2565b80965081935050505f828060200190518101906102459190610ba8565b90508b8b604051610257929190610bed565b60405180910390208180519060200120146102925786816040516377ce01e760e11b8152600401610289929190610bfc565b60405180910390fd5b505050505b955095509592505050565b60605f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316630178b8bf6102de865f61051a565b6040518263ffffffff1660e01b81526004016102fc91815260200190565b602060405180830381865afa158015610317573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061033b9190610c20565b90506001600160a01b0381166103665783604051630ee413fd60e31b81526004016102899190610c4d565b806001600160a01b03163b5f03610394578381604051630f4a9af960e11b8152600401610289929190610a49565b5f816001600160a01b0316846040516103ad9190610c76565b5f60405180830381855afa9150503d805f81146103e5576040519150601f19603f3d011682016040523d82523d5f602084013e6103ea565b606091505b5080519094509091505f036104285761040284610c81565b604051637b1c461b60e01b81526001600160e01b03199091166004820152602401610289565b806104485782604051634ae063a960e11b81526004016102899190610c4d565b509250929050565b60605f603c831461048a576104858360405160200161047191815260200190565b604051602081830303815290604052610784565b6104a8565b6040518060400160405280600481526020016330b2323960e11b8152505b90506105116104eb86868080601f0160208091040260200160405190810160405280939291908181526020018383808284375f9201919091525061078492505050565b826040516020016104fd929190610cbf565b604051602081830303815290604052610601565b95945050505050565b5f8251821061053e578260405163ba4adc2360e01b81526004016102899190610c4d565b5f83838151811061055157610551610cf8565b016020015160f81c90505f81900361056c57505f90506105fb565b83518161057a856001610d20565b6105849190610d20565b106105a4578360405163ba4adc2360e01b81526004016102899190610c4d565b8383016021018190206105cc85836105bd876001610d20565b6105c79190610d20565b61051a565b604080516020810192909252810182905260600160405160208183030381529060405280519060200120925050505b92915050565b80516060908290610613906002610d20565b67ffffffffffffffff81111561062b5761062b610b1d565b6040519080825280601f01601f191660200182016040528015610655576020820181803683370190505b5091505f805b8251811161077c57825181108015610698575082818151811061068057610680610cf8565b6020910101516001600160f81b031916601760f91b14155b156106f5578281815181106106af576106af610cf8565b01602001516001600160f81b031916846106ca836001610d20565b815181106106da576106da610cf8565b60200101906001600160f81b03191690815f1a90535061076a565b5f6107008383610d33565b905080158061070f575060ff81115b1561072f5785604051639a4c3e3b60e01b81526004016102899190610c4d565b8060f81b85848151811061074557610745610cf8565b60200101906001600160f81b03191690815f1a905350610766826001610d20565b9250505b8061077481610d46565b91505061065b565b505050919050565b80516060905f906020036107c4575b603f811080156107ad57506107a883826108a4565b60ff16155b156107c457806107bc81610d46565b915050610793565b5f81845160026107d49190610d5e565b6107de9190610d33565b67ffffffffffffffff8111156107f6576107f6610b1d565b6040519080825280601f01601f191660200182016040528015610820576020820181803683370190505b5090505f5b815181101561089c576f181899199a1a9b1b9c1cb0b131b232b360811b610855866108508487610d20565b6108a4565b60ff166010811061086857610868610cf8565b1a60f81b82828151811061087e5761087e610cf8565b60200101906001600160f81b03191690815f1a905350600101610825565b509392505050565b5f80836108b2600285610d89565b815181106108c2576108c2610cf8565b016020015160f81c90506108d7600284610d9c565b156108e55780600f166108ee565b60048160ff16901c5b949350505050565b5f5f83601f840112610906575f5ffd5b50813567ffffffffffffffff81111561091d575f5ffd5b602083019150836020828501011115610934575f5ffd5b9250929050565b5f5f83601f84011261094b575f5ffd5b50813567ffffffffffffffff811115610962575f5ffd5b6020830191508360208260051b8501011115610934575f5ffd5b5f5f5f5f5f5f60608789031215610991575f5ffd5b863567ffffffffffffffff8111156109a7575f5ffd5b6109b389828a016108f6565b909750955050602087013567ffffffffffffffff8111156109d2575f5ffd5b6109de89828a016108f6565b909550935050604087013567ffffffffffffffff8111156109fd575f5ffd5b610a0989828a0161093b565b979a9699509497509295939492505050565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b604081525f610a5b6040830185610a1b565b905060018060a01b03831660208301529392505050565b5f5f5f5f5f60608688031215610a86575f5ffd5b853567ffffffffffffffff811115610a9c575f5ffd5b610aa8888289016108f6565b90965094505060208601359250604086013567ffffffffffffffff811115610ace575f5ffd5b610ada8882890161093b565b969995985093965092949392505050565b606081525f610afd6060830186610a1b565b6001600160a01b0394851660208401529290931660409091015292915050565b634e487b7160e01b5f52604160045260245ffd5b5f5f67ffffffffffffffff841115610b4b57610b4b610b1d565b50604051601f19601f85018116603f0116810181811067ffffffffffffffff82111715610b7a57610b7a610b1d565b604052838152905080828401851015610b91575f5ffd5b8383602083015e5f60208583010152509392505050565b5f60208284031215610bb8575f5ffd5b815167ffffffffffffffff811115610bce575f5ffd5b8201601f81018413610bde575f5ffd5b6108ee84825160208401610b31565b818382375f9101908152919050565b604081525f610c0e6040830185610a1b565b82810360208401526105118185610a1b565b5f60208284031215610c30575f5ffd5b81516001600160a01b0381168114610c46575f5ffd5b9392505050565b602081525f610c466020830184610a1b565b5f81518060208401855e5f93019283525090919050565b5f610c468284610c5f565b805160208201516001600160e01b0319811691906004821015610cb8576001600160e01b0319600483900360031b81901b82161692505b5050919050565b5f610cca8285610c5f565b601760f91b8152610cde6001820185610c5f565b672e7265766572736560c01b815260080195945050505050565b634e487b7160e01b5f52603260045260245ffd5b634e487b7160e01b5f52601160045260245ffd5b808201808211156105fb576105fb610d0c565b818103818111156105fb576105fb610d0c565b5f60018201610d5757610d57610d0c565b5060010190565b80820281158282048414176105fb576105fb610d0c565b634e487b7160e01b5f52601260045260245ffd5b5f82610d9757610d97610d75565b500490565b5f82610daa57610daa610d75565b50069056',
} as const;
