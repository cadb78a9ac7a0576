// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Who owns a name and which contract answers for it: the part of the ENS registry
/// (https://eips.ethereum.org/EIPS/eip-137) that resolution needs. A node is the namehash of a name.
contract NameRegistry {
    event NewOwner(bytes32 indexed node, bytes32 indexed label, address owner);
    event NewResolver(bytes32 indexed node, address resolver);

    mapping(bytes32 => address) public owner;
    mapping(bytes32 => address) public resolver;

    constructor() {
        owner[bytes32(0)] = msg.sender;
    }

    /// Gives the child `label` of `node` an owner and a resolver in one step.
    function setSubnodeRecord(bytes32 node, bytes32 label, address newOwner, address newResolver)
        external
        returns (bytes32 child)
    {
        require(owner[node] == msg.sender, "NameRegistry: not the owner");
        child = keccak256(abi.encodePacked(node, label));
        owner[child] = newOwner;
        resolver[child] = newResolver;
        emit NewOwner(node, label, newOwner);
        emit NewResolver(child, newResolver);
    }
}
