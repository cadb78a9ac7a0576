// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Owners and resolvers of names: the part of the ENS registry (https://eips.ethereum.org/EIPS/eip-137)
/// needed for resolution. A node is the namehash of a name.
contract NameRegistry {
    event NewOwner(bytes32 indexed node, bytes32 indexed label, address owner);
    event NewResolver(bytes32 indexed node, address resolver);

    mapping(bytes32 => address) public owner;
    mapping(bytes32 => address) public resolver;

    constructor() {
        owner[bytes32(0)] = msg.sender;
    }

    /// Sets owner and resolver of the child `label` of `node`.
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
